import {
  KEPT_AFTER_DELETE_DAYS,
  type LibraryItem,
  type LibraryMedia,
  type LibraryPicture,
} from '@flint/shared/contracts/library';
import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { RotateCcw } from 'lucide-react';
import { FollowUps } from '../follow-up/follow-ups';
import { Kin } from '../follow-up/kin';
import type { Acts } from '../list/use-acts';
import { ChangeOneThing } from './change-one-thing';
import styles from './details.module.css';
import { DownloadPicker } from './download-picker';
import { ItemTools } from './item-tools';
import { MadeIn } from './made-in';
import { MediaFacts } from './media-facts';
import { MediaFiles } from './media-files';
import { Recipe } from './recipe';
import { useAgain } from './use-again';
import { Variations } from './variations';
import { WordsStory } from './words-story';

interface ItemDetailsProps {
  item: LibraryItem;
  acts: Acts;
  /** Called when it leaves the displayed list. */
  onLeft: () => void;
  onMade: () => void;
}

/** The details of an item: its recipe and all actions. */
export function ItemDetails({ item, acts, onLeft, onMade }: ItemDetailsProps) {
  return (
    <>
      <div className={styles.prompt}>
        <p>{item.title}</p>
        <CopyButton what={titleWord(item)} text={item.title} />
      </div>
      <ItemTools item={item} acts={acts} onLeft={onLeft} />
      {item.deletedAt !== null && (
        <Note tone="warn" title={`Deleted ${formatMoment(item.deletedAt)}.`}>
          It can be taken back for {KEPT_AFTER_DELETE_DAYS} days.
        </Note>
      )}
      {item.madeIn && item.deletedAt === null && <MadeIn item={item} run={item.madeIn} />}
      {item.image && <PictureStory item={item} onMade={onMade} />}
      {item.media && <MediaStory item={item} />}
      {item.words && <WordsStory item={item} />}
    </>
  );
}

/** What the title of an item is. */
function titleWord({ words, madeAs }: LibraryItem): string {
  if (words) return 'title';
  if (madeAs === 'upload') return 'name';
  return madeAs === 'speech' ? 'text' : 'prompt';
}

function PictureStory({ item, onMade }: { item: LibraryPicture; onMade: () => void }) {
  const again = useAgain();
  const kept = item.deletedAt === null;
  const drawn = item.madeAs === 'image' ? item : undefined;
  return (
    <>
      {kept && drawn && (
        <Button variant="ink" onClick={() => again(drawn)}>
          <Icon of={RotateCcw} small />
          Use again
        </Button>
      )}
      {kept && <FollowUps item={item} onMade={onMade} />}
      <Recipe item={item} />
      {kept && (
        <>
          <Kin item={item} />
          <DownloadPicker item={item} />
          {drawn && <ChangeOneThing item={drawn} onChoose={(aim) => again(drawn, aim)} />}
          <Variations item={item} onMade={onMade} />
        </>
      )}
    </>
  );
}

function MediaStory({ item }: { item: LibraryMedia }) {
  return (
    <>
      <MediaFacts item={item} />
      {item.deletedAt === null && <MediaFiles item={item} />}
    </>
  );
}

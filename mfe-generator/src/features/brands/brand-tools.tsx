import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';

interface BrandToolsProps {
  archived: boolean;
  onArchive: () => void;
  onRestore: () => void;
  onRemove: () => void;
}

/** Links of a profile, and buttons to archive, restore and delete it. */
export function BrandTools({ archived, onArchive, onRestore, onRemove }: BrandToolsProps) {
  return (
    <>
      <ButtonLink href={getHref('brandProfiles')}>All profiles</ButtonLink>
      {archived ? (
        <Button variant="line" onClick={onRestore}>
          Restore
        </Button>
      ) : (
        <Button variant="line" onClick={onArchive}>
          Archive
        </Button>
      )}
      <Button variant="bad" onClick={onRemove}>
        Delete for good
      </Button>
    </>
  );
}

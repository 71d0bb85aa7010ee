import { ImageAddress } from '@flint/shared/contracts/images';
import { Field } from '@flint/shared/ui/field';
import { Picture } from '@flint/shared/ui/media-card';
import { TextInput } from '@flint/shared/ui/text-input';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';
import { PicturePicker } from './picture-picker';
import styles from './video.module.css';

interface PictureFieldProps {
  optional?: boolean;
  fault: string | undefined;
}

/** The picture a film starts from: one of the user's own, or any that has an address. */
export function PictureField({ optional = false, fault }: PictureFieldProps) {
  const [{ picture }, change] = useAtom(orderAtom);
  const address = picture.trim();
  const shown = ImageAddress.safeParse(address).success;
  return (
    <div className={styles.picture}>
      <Field
        label="Picture"
        optional={optional}
        help="The address of a picture, or one from your library."
        error={fault}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          value={picture}
          onChange={(event) => change({ picture: event.target.value })}
        />
      </Field>
      <PicturePicker onPick={(url) => change({ picture: url })} />
      {shown && (
        <div className={styles.still}>
          <Picture key={address} src={address} alt="The picture it starts from" width={320} height={180} />
        </div>
      )}
    </div>
  );
}

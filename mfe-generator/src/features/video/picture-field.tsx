import { useAtom } from 'jotai';
import { Fold } from '../orders/fields/fold';
import { PicturesField } from '../pictures/pictures-field';
import { orderAtom } from './order-atom';

interface PictureFieldProps {
  optional?: boolean;
  fault: string | undefined;
}

/** Chooses the source picture; collapsed where it is optional. */
export function PictureField({ optional = false, fault }: PictureFieldProps) {
  const [{ picture }, change] = useAtom(orderAtom);
  const field = (
    <PicturesField
      label="Picture"
      pictures={picture ? [picture] : []}
      max={1}
      fault={fault}
      onChange={([first]) => change({ picture: first ?? null })}
    />
  );
  if (!optional) return field;
  return (
    <Fold summary="Start from a picture" filled={picture !== null} faulty={fault !== undefined} late>
      {field}
    </Fold>
  );
}

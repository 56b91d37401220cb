import { useStoreMap, useUnit } from 'effector-react';
import { type CellProps, PriceCell } from '@/entities/game';
import { $pickedIds } from '@/entities/slip';
import { cellPressed } from '../model';

/** A price that goes on the slip and off again; shown as chosen while it is there. */
export function PickCell(props: CellProps) {
  const onPick = useUnit(cellPressed);
  const isPicked = useStoreMap({
    store: $pickedIds,
    keys: [props.selectionId],
    fn: (ids, [id]) => ids[id] === true,
  });
  return <PriceCell {...props} isPicked={isPicked} onPick={onPick} />;
}

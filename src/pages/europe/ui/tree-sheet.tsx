import { useUnit } from 'effector-react';
import { Sheet } from '@/shared/ui/sheet';
import { $isTreeOpen, treeClosed } from '../model/tree';
import { LeagueTree } from './league-tree';
import { messages } from './messages';

/** The tree over the page; a league that is chosen closes it. */
export function TreeSheet() {
  const [isOpen, onClose] = useUnit([$isTreeOpen, treeClosed]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={messages.leagues} closeLabel={messages.close}>
      <LeagueTree />
    </Sheet>
  );
}

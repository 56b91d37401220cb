import { useUnit } from 'effector-react';
import { IconChevronDown } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { $isTreeOpen, treeClosed, treeOpened } from '../model';
import { LeagueTree } from './league-tree';
import { messages } from './messages';
import * as styles from './tree-sheet.css';

/** The leagues in a sheet, where they have no column of their own. */
export function TreeButton() {
  const [hasRail, onOpen] = useUnit([$hasRail, treeOpened]);
  if (hasRail) return null;
  return (
    <span className={styles.button}>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onOpen()}>
        {messages.leagues}
        <IconChevronDown size={16} />
      </Button>
    </span>
  );
}

/** The tree over the page; a league that is chosen closes it. */
export function TreeSheet() {
  const [isOpen, onClose] = useUnit([$isTreeOpen, treeClosed]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={messages.leagues} closeLabel={messages.close}>
      <LeagueTree />
    </Sheet>
  );
}

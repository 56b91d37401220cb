import { useUnit } from 'effector-react';
import { IconChevronDown } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { $hasRail } from '@/shared/lib/device';
import { treeOpened } from '../model/tree';
import * as styles from './tree-button.css';
import { messages } from './messages';

/** Shows the leagues where they have no column of their own. */
export function TreeButton() {
  const [hasRail, onOpen] = useUnit([$hasRail, treeOpened]);
  if (hasRail) return null;
  return (
    <span className={styles.root}>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onOpen()}>
        {messages.leagues}
        <IconChevronDown size={16} />
      </Button>
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { boardName } from '@/entities/market-dictionary';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { $kind } from '../model/search';
import { messages } from './messages';

/** The boards where there is no rail. */
export function BoardTabs() {
  const kind = useUnit($kind);
  return (
    <TabNav label={messages.boards}>
      {BOARD_KINDS.map((one) => (
        <TabLink key={one} fill>
          <Link to={`/korea/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {boardName(one)}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}

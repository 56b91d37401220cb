import { useUnit } from 'effector-react';
import { $favouritesStatus, guestRefused } from '@/features/favourites';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { conditionCount } from '../lib/board-search';
import { $day, $starredCount } from '../model/list';
import { $form } from '../model/look';
import { $search, filtersCleared, starredSwitched } from '../model/search';
import { AllStarred } from './all-starred';
import { messages } from './messages';

/** What a member who chose the favourites can do where there are none. */
function StarredEmpty({ isGuest }: { isGuest: boolean }) {
  const [onSwitch, onLogin] = useUnit([starredSwitched, guestRefused]);
  return (
    <EmptyState
      title={isGuest ? messages.starredGuest : messages.noStarred}
      text={messages.noStarredText}
      action={
        <>
          {isGuest ? <Button onClick={onLogin}>{messages.login}</Button> : <AllStarred />}
          <Button onClick={onSwitch}>{messages.showAll}</Button>
        </>
      }
    />
  );
}

/** Why the list has no rows, and what to do. */
export function BoardEmpty() {
  const [search, day, form, onClear] = useUnit([$search, $day, $form, filtersCleared]);
  const [status, starred] = useUnit([$favouritesStatus, $starredCount]);
  if (search.show === 'starred' && (status === 'guest' || (status === 'ready' && starred === 0)))
    return <StarredEmpty isGuest={status === 'guest'} />;
  if (
    search.sport === 'all' &&
    day === '' &&
    search.show === 'all' &&
    conditionCount(search, form) === 0
  )
    return <EmptyState title={messages.noFixtures} />;
  return (
    <EmptyState
      title={messages.empty}
      text={messages.emptyText}
      action={<Button onClick={onClear}>{messages.clear}</Button>}
    />
  );
}

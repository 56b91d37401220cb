import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { loadTexts } from '@/shared/copy';
import { formatShortDateTime } from '@/shared/lib/format';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Favourite } from '../lib/favourites';
import { favouritesQuery, favouritesRequested } from '../model';
import { FavouriteStar } from './favourite-star';
import * as styles from './favourites-dialog.css';
import { messages } from './messages';

const kinds = ['league', 'team', 'fixture', 'game'] as const;

function Group({ kind, list }: { kind: Favourite['kind']; list: readonly Favourite[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className={styles.head}>
        {messages.kinds[kind]} <span className={styles.count}>{list.length}</span>
      </h3>
      <ul className={styles.list}>
        {list.map(({ id, name = id, startsAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            {startsAt !== undefined && (
              <span className={styles.time}>{formatShortDateTime(startsAt)}</span>
            )}
            <FavouriteStar kind={kind} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loaded when it is opened: a row whose star is taken back stays until then, so that it can be put back. */
function List() {
  const list = useUnit({
    data: favouritesQuery.$data,
    failure: favouritesQuery.$failure,
    isPending: favouritesQuery.$isPending,
    onLoad: favouritesRequested,
  });
  const { onLoad } = list;
  useEffect(onLoad, [onLoad]);
  return (
    <QueryView
      data={list.data}
      failure={list.failure}
      isPending={list.isPending}
      texts={{ ...loadTexts, failed: messages.listFailed }}
      skeleton={<Skeleton width="60%" />}
      empty={<EmptyState title={messages.none} text={messages.noneText} />}
      onRetry={onLoad}
    >
      {(data) =>
        kinds.map((kind) => (
          <Group key={kind} kind={kind} list={data.filter((one) => one.kind === kind)} />
        ))
      }
    </QueryView>
  );
}

export interface FavouritesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All of the member's favourites, those that play on no board among them, each with its star. */
export function FavouritesDialog({ open, onClose }: FavouritesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.all} closeLabel={messages.close}>
      <List />
    </Dialog>
  );
}

import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { $theme } from '@/shared/lib/theme';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { loadRound } from '../api';
import { inTheme } from '../lib/replay-url';
import { $search } from '../model/page';
import { replay, replayClosed } from '../model/play';
import * as styles from './game.css';
import { messages } from './messages';

function Replay({ round, transactions, replayUrl }: Awaited<ReturnType<typeof loadRound>>) {
  const theme = useUnit($theme);
  return (
    <div className={styles.replay}>
      {replayUrl === null ? (
        <p className={styles.note}>{messages.noReplay}</p>
      ) : (
        <iframe
          src={inTheme(replayUrl, theme)}
          title={messages.replayFrame}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          className={styles.replayFrame}
        />
      )}
      <ul className={styles.lines} aria-label={messages.transactions}>
        {transactions.map(({ kind, amount, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: booked once and in one order, two may have the same values
          <li key={index} className={styles.line}>
            <span>{messages.at(at)}</span>
            <span>{messages.transaction[kind]}</span>
            <span>{messages.money(amount, round.currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The round that the address names, as its provider shows it, with what it booked. */
export function ReplayDialog() {
  const query = useQuery(replay);
  const { search, isMissing, onClose } = useUnit({
    search: $search,
    isMissing: replay.$isMissing,
    onClose: replayClosed,
  });
  const number = query.data?.round.number;
  return (
    <Dialog
      open={search.round !== undefined}
      onClose={() => onClose()}
      title={number === undefined ? messages.replay : messages.replayOf(number)}
      width="reading"
      closeLabel={messages.close}
    >
      {isMissing ? (
        <EmptyState title={messages.replayMissing} />
      ) : (
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.replayFailed }}
          skeleton={<Skeleton height={420} shape="box" />}
        >
          {(data) => <Replay {...data} />}
        </QueryView>
      )}
    </Dialog>
  );
}

import { useStoreMap, useUnit } from 'effector-react';
import { $detailFailures, $details, fixtureRetried } from '@/entities/game';
import { requestIdOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { fixtureDialog } from '../dialogs';
import { $fixtureId } from '../model';
import { FixtureMarkets } from './fixture-markets';
import { messages } from './messages';

/** All markets of one fixture. */
export function FixtureDialog() {
  const [fixtureId, onClose, onRetry] = useUnit([$fixtureId, fixtureDialog.closed, fixtureRetried]);
  const detail = useStoreMap({
    store: $details,
    keys: [fixtureId],
    fn: (details, [id]) => (id === null ? null : (details[id] ?? null)),
  });
  const failure = useStoreMap({
    store: $detailFailures,
    keys: [fixtureId],
    fn: (failures, [id]) => (id === null ? null : (failures[id] ?? null)),
  });
  const requestId = failure && requestIdOf(failure);
  const title = detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.title;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={messages.close} width="reading">
      {detail && <FixtureMarkets detail={detail} />}
      {!detail && failure !== null && (
        <EmptyState
          title={messages.failed}
          text={requestId ? messages.requestId(requestId) : messages.failedText}
          action={<Button onClick={() => onRetry(fixtureId ?? '')}>{messages.retry}</Button>}
        />
      )}
      {!detail && failure === null && (
        <Stack gap="3" aria-busy="true">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton shape="box" height={36} />
          <Skeleton shape="box" height={92} />
          <Skeleton shape="box" height={92} />
          <Skeleton shape="box" height={140} />
        </Stack>
      )}
    </Dialog>
  );
}

import { useStoreMap, useUnit } from 'effector-react';
import { $detailFailures, $details, fixtureRetried } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { fixtureDialog } from '../dialogs';
import { $fixtureId } from '../model';
import { FixtureMarkets } from './fixture-markets';
import { messages } from './messages';

function MarketsSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton shape="box" height={36} />
      <Skeleton shape="box" height={92} />
      <Skeleton shape="box" height={92} />
      <Skeleton shape="box" height={140} />
    </Stack>
  );
}

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
  const title = detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.title;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={messages.close} width="reading">
      <QueryView
        data={detail}
        // The stream may have brought what the call could not.
        failure={detail === null ? failure : null}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<MarketsSkeleton />}
        onRetry={() => onRetry(fixtureId ?? '')}
      >
        {(shown) => <FixtureMarkets detail={shown} />}
      </QueryView>
    </Dialog>
  );
}

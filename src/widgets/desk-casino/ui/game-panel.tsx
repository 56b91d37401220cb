import { knownFacts, MaintenanceForm, Panel, sumText } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { DataList } from '@/shared/ui/data-list';
import type { CasinoSubject } from '../lib/subjects';
import { maintenance } from '../model/games';
import { messages } from './messages';

function factsOf(subject: CasinoSubject) {
  const { columns: heads, kinds } = messages;
  const { id, gameKind, providerName, totals } = subject;
  return knownFacts([
    [heads.id, id],
    [heads.kind, kinds[gameKind ?? 'provider']],
    [heads.provider, gameKind && providerName],
    [heads.state, messages.stateOf(subject)],
    [heads.openRounds, totals && formatCount(totals.open)],
    [heads.stuck, totals && formatCount(totals.stuck)],
    [heads.stake, totals && sumText(totals.today, 'stake')],
    [heads.payout, totals && sumText(totals.today, 'payout')],
  ]);
}

/** One provider or game, and its maintenance. */
export function GamePanel({ subject }: { subject: CasinoSubject }) {
  return (
    <Panel label={messages.gamePanel} title={subject.name}>
      <DataList items={factsOf(subject)} />
      {subject.state === 'unconnected' ? (
        <Banner tone="info">{messages.unconnected}</Banner>
      ) : (
        <MaintenanceForm model={maintenance} row={subject} />
      )}
    </Panel>
  );
}

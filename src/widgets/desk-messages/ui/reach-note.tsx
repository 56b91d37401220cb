import { useUnit } from 'effector-react';
import { PanelNote } from '@/features/desk-list';
import { Button } from '@/shared/ui/button';
import { useQuery } from '@/shared/ui/query-view';
import { $receivers, form, type Reach, reach } from '../model/writing';
import { messages } from './messages';
import * as styles from './panel.css';

function Counted({ counted: { receivers, excluded, unknown } }: { counted: Reach }) {
  const named = useUnit($receivers);
  const nameOf = (id: string) => named.find((one) => one.id === id)?.nickname ?? id;
  return (
    <>
      <b>{receivers === 0 ? messages.reachNone : messages.reachCount(receivers)}</b>
      {excluded > 0 && <PanelNote>{messages.reachExcluded(excluded)}</PanelNote>}
      {unknown.length > 0 && (
        <PanelNote>{messages.reachUnknown(unknown.map(nameOf).join(', '))}</PanelNote>
      )}
    </>
  );
}

/** How many a message reaches before it is sent, and whom it leaves out. */
export function ReachNote() {
  const { data: counted, failure, isPending, onRetry } = useQuery(reach);
  const { named, values } = useUnit({
    named: $receivers,
    values: form.$values,
  });
  const isSingle = values.audience === 'members' && named.length < 2;
  return (
    <section className={styles.box} aria-label={messages.reach}>
      <div className={styles.group} role="status">
        {counted && <Counted counted={counted} />}
        {!counted && isPending && <p>{messages.reachCounting}</p>}
        {!counted && failure && <p>{messages.reachFailed}</p>}
        {!counted && !isPending && !failure && <p>{messages.reachNobodyYet}</p>}
      </div>
      {failure && (
        <Button size="sm" variant="secondary" onClick={() => onRetry()}>
          {messages.retry}
        </Button>
      )}
      <PanelNote>{isSingle ? messages.single : messages.marketing}</PanelNote>
    </section>
  );
}

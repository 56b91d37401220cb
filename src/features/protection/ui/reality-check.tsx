import { useGate, useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { answering, check, type RealityCheck as Check } from '../api';
import {
  $elapsed,
  $isDue,
  $isUnanswered,
  breakClicked,
  continueClicked,
  leaveClicked,
  limitsClicked,
  WatchGate,
} from '../model/reality-check';
import '../model/stop';
import { messages } from './messages';
import * as styles from './reality-check.css';

function CheckDialog({ data }: { data: Check }) {
  const unit = useUnit({
    elapsed: $elapsed,
    isUnanswered: $isUnanswered,
    isSending: answering.$isPending,
    onBreak: breakClicked,
    onLeave: leaveClicked,
    onLimits: limitsClicked,
    onStay: continueClicked,
  });
  // None of the four is nearer than another, and the dialog itself takes the focus: no key that was meant for
  // something else answers it.
  const buttons = [
    [messages.takeBreak, unit.onBreak],
    [messages.limits, unit.onLimits],
    [messages.leave, unit.onLeave],
    [messages.stay, unit.onStay],
  ] as const;
  return (
    <Dialog open persistent title={messages.check} onClose={() => {}}>
      <div className={styles.root}>
        <p>{messages.checkText}</p>
        <DataList
          divided
          items={[
            { term: messages.here, value: messages.elapsed(unit.elapsed ?? 0) },
            { term: messages.net, value: messages.netOf(data.net, data.currency) },
          ]}
        />
        <p className={styles.note}>{messages.netNote}</p>
        {unit.isUnanswered && <Banner tone="error">{messages.unanswered}</Banner>}
        <div className={styles.buttons}>
          {buttons.map(([label, onPress]) => (
            <Button
              key={label}
              variant="secondary"
              loading={unit.isSending}
              onClick={() => onPress()}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** Says how long the member has been here, whenever the server says that it is due, over whatever is open. */
export function RealityCheck() {
  useGate(WatchGate);
  const [data, isDue] = useUnit([check.$data, $isDue]);
  return isDue && data ? <CheckDialog data={data} /> : null;
}

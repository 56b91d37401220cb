import { useUnit } from 'effector-react';
import type { DeskRequest } from '@/entities/desk-request';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { TextField } from '@/shared/ui/text-field';
import {
  $decisions,
  $holderName,
  $isDeciding,
  $isReasonMissing,
  $reason,
  $request,
  decisionRequested,
  reasonChanged,
} from '../model';
import * as styles from './decision-bar.css';
import { messages, type Refusal } from './messages';

function Reason({ request, event }: { request: DeskRequest; event: Refusal }) {
  const { reason, isMissing, onReason } = useUnit({
    reason: $reason,
    isMissing: $isReasonMissing,
    onReason: reasonChanged,
  });
  return (
    <>
      <fieldset className={styles.reasons} aria-label={messages.reason}>
        {messages.reasonsOf(event, request).map((one) => (
          <Chip key={one} selected={reason === one} onClick={() => onReason(one)}>
            {one}
          </Chip>
        ))}
      </fieldset>
      <TextField
        label={messages.reason}
        hint={messages.reasonHint(event, request)}
        {...(isMissing && { error: messages.reasonMissing })}
        value={reason}
        onValueChange={onReason}
        maxLength={200}
      />
    </>
  );
}

/** What may be done about the request that is worked on: taken up, granted, refused with a reason; or why nothing may. */
export function DecisionBar() {
  const { request, decisions, holder, isDeciding, onAsk } = useUnit({
    request: $request,
    decisions: $decisions,
    holder: $holderName,
    isDeciding: $isDeciding,
    onAsk: decisionRequested,
  });
  if (request === null || decisions === null) return null;
  const { take, grant, refuse, isSamePerson } = decisions;
  const hasWords = holder !== null || isSamePerson;
  if (!take && !grant && !refuse && !hasWords) return null;
  const isTakenFirst = request.kind === 'withdrawal' && take === 'check';
  return (
    <div className={styles.root}>
      {holder !== null && <Banner tone="warn">{messages.locked(holder)}</Banner>}
      {isSamePerson && <Banner tone="warn">{messages.samePerson}</Banner>}
      {isTakenFirst && <Banner tone="info">{messages.takeFirst(request)}</Banner>}
      {refuse && <Reason request={request} event={refuse} />}
      <div className={styles.actions}>
        {take && (
          <Button
            variant={isTakenFirst ? 'primary' : 'secondary'}
            disabled={isDeciding}
            onClick={() => onAsk('take')}
          >
            {take === 'check' ? messages.take : messages.release}
          </Button>
        )}
        {refuse && (
          <Button variant="danger" disabled={isDeciding} onClick={() => onAsk('refuse')}>
            {messages.refuseLabel(refuse)} <kbd className={styles.key}>R</kbd>
          </Button>
        )}
        {grant && (
          <Button loading={isDeciding} onClick={() => onAsk('grant')}>
            {messages.grantLabel(grant, request)} <kbd className={styles.key}>A</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}

import { useUnit } from 'effector-react';
import type { DeskRequest } from '@/entities/desk-request';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { TextField } from '@/shared/ui/text-field';
import {
  $decisions,
  $lockedByName,
  $isDeciding,
  $isOwn,
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

function Notes({ request, grantOff }: { request: DeskRequest; grantOff: string | null }) {
  const [decisions, lockedBy] = useUnit([$decisions, $lockedByName]);
  const isTakenFirst = request.kind === 'withdrawal' && decisions?.take === 'check';
  return (
    <>
      {lockedBy !== null && <Banner tone="warn">{messages.locked(lockedBy)}</Banner>}
      {decisions?.isSamePerson && <Banner tone="warn">{messages.samePerson}</Banner>}
      {decisions?.grant && grantOff !== null && <Banner tone="warn">{grantOff}</Banner>}
      {isTakenFirst && <Banner tone="info">{messages.takeFirst(request)}</Banner>}
    </>
  );
}

function Key({ name }: { name: string }) {
  return (
    <>
      {' '}
      <kbd className={styles.key}>{name}</kbd>
    </>
  );
}

export interface DecisionBarProps {
  /** Why it cannot be granted as things are now; null where it can. */
  grantOff?: string | null;
  /** Whether the keys of a list decide here, too. */
  hasKeys?: boolean;
}

/** What may be done about the request that is worked on: taken up, granted, refused with a reason, one's own taken back; or why nothing may. */
export function DecisionBar({ grantOff = null, hasKeys = true }: DecisionBarProps) {
  const { request, decisions, lockedBy, isOwn, isDeciding, onAsk } = useUnit({
    request: $request,
    decisions: $decisions,
    lockedBy: $lockedByName,
    isOwn: $isOwn,
    isDeciding: $isDeciding,
    onAsk: decisionRequested,
  });
  if (request === null || decisions === null) return null;
  const { take, grant, refuse, isSamePerson } = decisions;
  const hasWords = lockedBy !== null || isSamePerson;
  if (!take && !grant && !refuse && !hasWords) return null;
  const isTakenFirst = request.kind === 'withdrawal' && take === 'check';
  return (
    <div className={styles.root}>
      <Notes request={request} grantOff={grantOff} />
      {refuse && !isOwn && <Reason request={request} event={refuse} />}
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
          <Button
            variant={isOwn ? 'secondary' : 'danger'}
            disabled={isDeciding}
            onClick={() => onAsk('refuse')}
          >
            {isOwn ? messages.takeBack : messages.refuseLabel(refuse)}
            {hasKeys && <Key name="R" />}
          </Button>
        )}
        {grant && (
          <Button loading={isDeciding} disabled={grantOff !== null} onClick={() => onAsk('grant')}>
            {messages.grantLabel(grant, request)}
            {hasKeys && <Key name="A" />}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { $desk, type DeskKind, isLate, mayTakeTwo } from '@/entities/desk-request';
import { $now } from '@/shared/lib/clock';
import { Figure } from './figure';
import { messages } from './messages';

export interface QueueFiguresProps {
  kind: DeskKind;
}

/** What waits in a queue and since when, and what was decided today. */
export function QueueFigures({ kind }: QueueFiguresProps) {
  const [desk, now] = useUnit([$desk, $now]);
  const queue = desk?.queues.find((one) => one.kind === kind);
  const { waiting = 0, checking = 0, second = 0, oldestAt = null } = queue ?? {};
  const averageMs = queue?.averageMs ?? null;
  return (
    <>
      <Figure label={messages.waiting}>{waiting}</Figure>
      <Figure label={messages.checking}>{checking}</Figure>
      {mayTakeTwo(kind) && <Figure label={messages.second}>{second}</Figure>}
      <Figure label={messages.oldest} isLate={isLate(oldestAt, now)}>
        {oldestAt === null ? messages.none : messages.waited(now - oldestAt)}
      </Figure>
      <Figure label={messages.average}>
        {averageMs === null ? messages.none : messages.took(averageMs)}
      </Figure>
      <Figure label={messages.done} more={queue && messages.doneSum(queue)}>
        {messages.count(queue?.done ?? 0)}
      </Figure>
      <Figure label={messages.refused}>{messages.count(queue?.refused ?? 0)}</Figure>
    </>
  );
}

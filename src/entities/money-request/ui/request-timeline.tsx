import { isFulfilled, type MoneyRequestState, stageOf } from '../lib/request';
import { messages } from './messages';
import * as styles from './request-timeline.css';

export interface RequestTimelineProps {
  state: MoneyRequestState;
}

/** How far a request has come: sent, with staff, decided. */
export function RequestTimeline({ state }: RequestTimelineProps) {
  const stage = stageOf(state);
  const isDecided = stage === 'decided';
  const steps = [
    { key: 'sent', label: messages.states.requested, isReached: true },
    { key: 'checking', label: messages.checking, isReached: stage !== 'sent' },
    {
      key: 'decided',
      label: isDecided ? messages.states[state] : messages.done,
      isReached: isDecided,
    },
  ];
  return (
    <ol
      className={styles.root}
      aria-label={messages.timeline}
      data-refused={isDecided && !isFulfilled(state)}
    >
      {steps.map(({ key, label, isReached }) => (
        <li
          key={key}
          className={styles.step}
          data-reached={isReached}
          aria-current={key === stage ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ol>
  );
}

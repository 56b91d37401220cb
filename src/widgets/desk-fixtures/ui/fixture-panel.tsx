import { useUnit } from 'effector-react';
import { Panel } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Heading } from '@/shared/ui/heading';
import { TextField } from '@/shared/ui/text-field';
import { isCancelled } from '#rules/fixture-status.ts';
import { changing, type DeskFixture, trying } from '../api';
import {
  $kind,
  $reason,
  $tried,
  $wrong,
  changeClicked,
  kindChosen,
  previewClicked,
  reasonTyped,
} from '../model';
import { ChangeEffect } from './change-effect';
import { ResultFields } from './result-fields';
import * as styles from './fixture-panel.css';
import { messages } from './messages';

export interface FixturePanelProps {
  fixture: DeskFixture;
}

function Kinds({ fixture: { canCorrect, canVoid } }: FixturePanelProps) {
  const [kind, onKind] = useUnit([$kind, kindChosen]);
  const kinds = (['correct', 'void'] as const).filter((one) =>
    one === 'correct' ? canCorrect : canVoid,
  );
  return (
    <fieldset className={styles.kinds} aria-label={messages.kind}>
      {kinds.map((one) => (
        <Chip key={one} selected={one === kind} onClick={() => onKind(one)}>
          {messages.kinds[one]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Another result or none: tried first, then ordered with a reason. */
function ChangeForm({ fixture }: FixturePanelProps) {
  const { wanted, tried, reason, wrong, isTrying, isChanging, ...on } = useUnit({
    // Not `kind`: a shape with that key is taken for a unit.
    ...{ wanted: $kind, tried: $tried, reason: $reason, wrong: $wrong },
    ...{ isTrying: trying.$isPending, isChanging: changing.$isPending },
    ...{ onReason: reasonTyped, onPreview: previewClicked, onChange: changeClicked },
  });
  return (
    <>
      <Kinds fixture={fixture} />
      {wanted === 'correct' ? (
        <ResultFields fixture={fixture} />
      ) : (
        <Banner tone="warn">{messages.voidNote}</Banner>
      )}
      <Button variant="secondary" fullWidth loading={isTrying} onClick={() => on.onPreview()}>
        {messages.preview}
      </Button>
      {tried === null ? (
        <p className={styles.quiet}>{messages.previewHint}</p>
      ) : (
        <>
          <ChangeEffect preview={tried.preview} />
          <TextField
            label={messages.reason}
            hint={messages.reasonHint}
            {...(wrong.reason !== undefined && { error: wrong.reason })}
            value={reason}
            onValueChange={on.onReason}
            maxLength={200}
          />
          <Button variant="danger" fullWidth loading={isChanging} onClick={() => on.onChange()}>
            {wanted === 'correct' ? messages.correct : messages.void}
          </Button>
        </>
      )}
    </>
  );
}

/** A fixture with its parts, and what staff may do about its result. */
export function FixturePanel({ fixture }: FixturePanelProps) {
  const { id, leagueName, home, away, startsAt, changeableUntil, canCorrect, canVoid } = fixture;
  const mayChange = canCorrect || canVoid;
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <p className={styles.quiet}>
          {leagueName} · {formatDateTime(startsAt)} · {id}
        </p>
        <Heading level={2}>
          {home} – {away}
        </Heading>
        {mayChange && changeableUntil !== null && (
          <p className={styles.quiet}>{messages.until(changeableUntil)}</p>
        )}
        {mayChange ? (
          <ChangeForm key={id} fixture={fixture} />
        ) : (
          <Banner tone="info">
            {isCancelled(fixture.status) ? messages.voidedAlready : messages.closed}
          </Banner>
        )}
      </section>
    </Panel>
  );
}

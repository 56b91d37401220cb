import { useUnit } from 'effector-react';
import { ChangeEffect } from '@/entities/desk-preview';
import { Panel, PanelNote } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { TextField } from '@/shared/ui/text-field';
import { isCancelled } from '#rules/fixture-status.ts';
import type { DeskFixture } from '../lib/typed-scores';
import {
  $kind,
  $reason,
  $tried,
  $wrong,
  changeClicked,
  changing,
  kindChosen,
  previewClicked,
  reasonTyped,
  trying,
} from '../model';
import { ResultFields } from './result-fields';
import * as styles from './fixture-panel.css';
import { messages } from './messages';

interface FixturePanelProps {
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
    wanted: $kind,
    tried: $tried,
    reason: $reason,
    wrong: $wrong,
    isTrying: trying.$isPending,
    isChanging: changing.$isPending,
    onReason: reasonTyped,
    onPreview: previewClicked,
    onChange: changeClicked,
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
        <PanelNote>{messages.previewHint}</PanelNote>
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
    <Panel label={messages.panel} title={`${home} – ${away}`}>
      <PanelNote>
        {leagueName} · {formatDateTime(startsAt)} · {id}
      </PanelNote>
      {mayChange && changeableUntil !== null && (
        <PanelNote>{messages.until(changeableUntil)}</PanelNote>
      )}
      {mayChange ? (
        <ChangeForm key={id} fixture={fixture} />
      ) : (
        <Banner tone="info">
          {isCancelled(fixture.status) ? messages.voidedAlready : messages.closed}
        </Banner>
      )}
    </Panel>
  );
}

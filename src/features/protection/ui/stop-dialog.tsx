import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { FieldError } from '@/shared/ui/field-error';
import { submitTo } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { protection } from '../api';
import { breakDialog, exclusionDialog } from '../dialogs';
import {
  $days,
  $isCovered,
  $isStopping,
  $isUnderstood,
  $kind,
  $months,
  $needsReading,
  $until,
  daysChanged,
  monthsChosen,
  stopConfirmed,
  understoodChanged,
} from '../model/stop';
import { messages } from './messages';
import * as styles from './stop-dialog.css';

const quickDays = [1, 7, 14, 30] as const;
/** Months by what a form holds. */
const monthChoices = { '6': 6, '12': 12, '24': 24, '36': 36, '60': 60 } as const;
type MonthChoice = keyof typeof monthChoices;

function Days() {
  const { days, until, onDays } = useUnit({ days: $days, until: $until, onDays: daysChanged });
  return (
    <>
      <NumberField
        label={messages.days}
        trailing={messages.daysUnit}
        maxDigits={2}
        fractionHint={messages.wholeDays}
        value={days}
        error={until === null ? messages.daysForm : undefined}
        onValueChange={onDays}
      />
      <fieldset className={styles.quick} aria-label={messages.quick}>
        {quickDays.map((one) => (
          <Button key={one} variant="secondary" onClick={() => onDays(one)}>
            {messages.daysOf(one)}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

function Months() {
  const [months, onMonths] = useUnit([$months, monthsChosen]);
  return (
    <RadioGroup
      label={messages.months}
      look="card"
      value={`${months}` as MonthChoice}
      options={Object.values(monthChoices).map((choice) => ({
        value: `${choice}` as const,
        label: messages.monthsOf(choice),
      }))}
      onValueChange={(value) => onMonths(monthChoices[value])}
    />
  );
}

/** Asks how long the member stops for, says what it means and when it ends, and has it confirmed. */
export function StopDialog() {
  const unit = useUnit({
    what: $kind,
    until: $until,
    data: protection.$data,
    isCovered: $isCovered,
    isUnderstood: $isUnderstood,
    needsReading: $needsReading,
    isStopping: $isStopping,
    onUnderstood: understoodChanged,
    onConfirm: stopConfirmed,
    onBreakClose: breakDialog.closed,
    onExclusionClose: exclusionDialog.closed,
  });
  const { what: kind, until } = unit;
  const stop = unit.data?.stop;
  const onClose = kind === 'break' ? unit.onBreakClose : unit.onExclusionClose;
  return (
    <Dialog open title={messages.titles[kind]} closeLabel={messages.close} onClose={onClose}>
      <form
        className={styles.form}
        aria-label={messages.titles[kind]}
        onSubmit={submitTo(unit.onConfirm)}
        noValidate
      >
        {kind === 'break' ? <Days /> : <Months />}
        <DataList
          divided
          items={[
            {
              term: messages.until,
              value: <output>{until === null ? messages.none : messages.instant(until)}</output>,
            },
          ]}
        />
        <div>
          <p className={styles.means}>{messages.means}</p>
          <ul className={styles.meaning}>
            {messages.meaning[kind].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        {unit.isCovered && stop && (
          <Banner tone="warn">{messages.covered(stop.kind, stop.until)}</Banner>
        )}
        <div>
          <Checkbox
            checked={unit.isUnderstood}
            invalid={unit.needsReading}
            onCheckedChange={unit.onUnderstood}
          >
            {messages.understood}
          </Checkbox>
          <FieldError>{unit.needsReading && messages.needsReading}</FieldError>
        </div>
        <div className={styles.buttons}>
          <Button variant="secondary" size="lg" onClick={() => onClose()}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="lg"
            loading={unit.isStopping}
            disabled={unit.isCovered || until === null}
          >
            {messages.confirm[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

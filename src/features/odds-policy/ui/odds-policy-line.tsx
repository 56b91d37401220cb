import { useUnit } from 'effector-react';
import { $policy, $policyOverride, ODDS_POLICIES } from '@/entities/slip';
import { IconChevronDown } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { FieldError } from '@/shared/ui/field-error';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import {
  $hasFailed,
  $isGuest,
  $isOnlyThisBet,
  $isOpen,
  $isSaving,
  $picked,
  onlyThisBetToggled,
  policyApplied,
  policyClosed,
  policyOpened,
  policyPicked,
} from '../model';
import { messages } from './messages';
import * as styles from './odds-policy-line.css';

const options = ODDS_POLICIES.map((value) => ({
  value,
  label: messages.labels[value],
  note: messages.notes[value],
}));

function PolicyDialog() {
  const unit = useUnit({
    isOpen: $isOpen,
    picked: $picked,
    isOnce: $isOnlyThisBet,
    isGuest: $isGuest,
    isSaving: $isSaving,
    hasFailed: $hasFailed,
    onClose: policyClosed,
    onPick: policyPicked,
    onOnce: onlyThisBetToggled,
    onApply: policyApplied,
  });
  const apply = (
    <Button fullWidth loading={unit.isSaving} onClick={() => unit.onApply()}>
      {messages.save}
    </Button>
  );
  return (
    <Dialog
      open={unit.isOpen}
      onClose={unit.onClose}
      title={messages.title}
      closeLabel={messages.close}
      footer={apply}
    >
      <Stack gap="4">
        <RadioGroup
          label={messages.title}
          options={options}
          value={unit.picked}
          onValueChange={unit.onPick}
          look="card"
        />
        {!unit.isGuest && (
          <Checkbox checked={unit.isOnce} onCheckedChange={unit.onOnce}>
            {messages.onlyThisBet}
          </Checkbox>
        )}
        <FieldError>{unit.hasFailed && messages.failed}</FieldError>
      </Stack>
    </Dialog>
  );
}

/** One line that says what happens when odds move, and opens the choice. */
export function OddsPolicyLine() {
  const { policy, override, onOpen } = useUnit({
    policy: $policy,
    override: $policyOverride,
    onOpen: policyOpened,
  });
  return (
    <>
      <button type="button" className={styles.line} onClick={() => onOpen()}>
        {override === null ? messages.line(policy) : messages.onceLine(policy)}
        <IconChevronDown size={14} />
      </button>
      <PolicyDialog />
    </>
  );
}

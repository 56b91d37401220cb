import { useUnit } from 'effector-react';
import { $account, $currency, stakeUnit } from '@/entities/slip';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { slipPreferencesDialog } from '../dialogs';
import {
  $draft,
  $tooSmall,
  applied,
  oneTapSwitched,
  quickStakeChanged,
  quickStakesReset,
  stakeRemembered,
} from '../model';
import { messages } from './messages';

/** An amount in minor units, typed in whole won or whole dollars. */
function Amount({ value, onValueChange, ...field }: NumberFieldProps) {
  const unit = stakeUnit(useUnit($currency));
  return (
    <NumberField
      {...field}
      maxDigits={9}
      value={value === null ? null : Math.floor(value / unit)}
      onValueChange={(typed) => onValueChange(typed === null ? null : typed * unit)}
    />
  );
}

function QuickStakes() {
  const { draft, currency, onChange, onReset } = useUnit({
    draft: $draft,
    currency: $currency,
    onChange: quickStakeChanged,
    onReset: quickStakesReset,
  });
  return (
    <Stack gap="3" as="section">
      <Heading level={3}>{messages.quick}</Heading>
      <Grid columns={2} gap="2">
        {draft.quickStakes.map((amount, index) => (
          <Amount
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place.
            key={index}
            label={messages.amount(index + 1, currency)}
            value={amount}
            onValueChange={(changed) => onChange({ index, amount: changed })}
          />
        ))}
      </Grid>
      <Text as="p" size="sm" tone="hint">
        {messages.quickHint}
      </Text>
      <Button size="sm" variant="secondary" onClick={() => onReset()}>
        {messages.reset}
      </Button>
    </Stack>
  );
}

function Remembered() {
  const { draft, currency, tooSmall, account, onStake, onOneTap } = useUnit({
    draft: $draft,
    currency: $currency,
    tooSmall: $tooSmall,
    account: $account,
    onStake: stakeRemembered,
    onOneTap: oneTapSwitched,
  });
  const { stake, isOneTap } = draft;
  const hint = stake === null ? messages.oneTapNeeds : messages.oneTapHint(stake, currency);
  return (
    <Stack gap="3" as="section">
      <Amount
        label={messages.remembered(currency)}
        hint={messages.rememberedHint}
        error={tooSmall !== null && messages.tooSmall(tooSmall, currency)}
        value={stake}
        onValueChange={onStake}
      />
      <div>
        <Checkbox
          checked={isOneTap}
          disabled={stake === null || account === null}
          aria-describedby="one-tap-hint"
          onCheckedChange={onOneTap}
        >
          {messages.oneTap}
        </Checkbox>
        <Text as="p" size="sm" tone="secondary" id="one-tap-hint">
          {account === null ? messages.oneTapGuest : hint}
        </Text>
      </div>
    </Stack>
  );
}

/** What a member sets about the slip: quick amounts, a remembered stake, one tap in play. */
export function SlipPreferencesDialog() {
  const [onClose, onApply] = useUnit([slipPreferencesDialog.closed, applied]);
  const save = (
    <Button fullWidth onClick={() => onApply()}>
      {messages.save}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={messages.title} closeLabel={messages.close} footer={save}>
      <Stack gap="6">
        <QuickStakes />
        <Remembered />
      </Stack>
    </Dialog>
  );
}

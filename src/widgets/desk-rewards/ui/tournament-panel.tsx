import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import {
  formatMinute,
  knownFacts,
  minuteInput,
  optionsOf,
  Panel,
  PanelNote,
  PanelText,
} from '@/features/desk-list';
import { common } from '@/shared/copy';
import { formatCount, formatMoney, formatOdds } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormSelect, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { formatLines } from '../lib/typed';
import { type DeskTournament, form, removing, saving } from '../model/tournaments';
import { messages } from './messages';

const { columns: heads, tournaments: texts, units } = messages;

const kinds = optionsOf(texts.kinds);
const currencies = optionsOf(texts.currencies);
const number = { form, autoComplete: 'off', inputMode: 'numeric', maxLength: 12 } as const;
const decimal = { ...number, inputMode: 'decimal' } as const;

function RuleFields() {
  const { kind, currency } = useUnit(form.$values);
  return (
    <Grid columns={2} gap="3">
      <FormSelect form={form} name="kind" label={texts.kind} options={kinds} />
      <FormSelect form={form} name="currency" label={texts.currency} options={currencies} />
      {kind !== 'casino' && (
        <FormTextField {...decimal} name="minOdds" label={texts.minOdds} trailing={units.odds} />
      )}
      <FormTextField {...decimal} name="oddsCap" label={texts.oddsCap} />
      <FormTextField
        {...decimal}
        name="minStake"
        label={texts.minStake}
        trailing={currency === 'USD' ? units.dollars : units.won}
      />
      <FormTextField
        {...number}
        name="maxBets"
        label={texts.maxBets[kind === 'casino' ? 'casino' : 'sports']}
      />
    </Grid>
  );
}

/** The form and its button, each by its name. */
function Writing({ label, submit }: { label: string; submit: string }) {
  const isSending = useUnit(saving.$isPending);
  return (
    <Form form={form} label={label}>
      <FormTextField
        form={form}
        name="title"
        label={messages.title}
        autoComplete="off"
        maxLength={60}
      />
      <FormTextField form={form} name="startsAt" label={messages.startsAt} {...minuteInput} />
      <FormTextField form={form} name="endsAt" label={messages.endsAt} {...minuteInput} />
      <RuleFields />
      <FormTextarea
        form={form}
        name="prizes"
        label={texts.prizes}
        hint={texts.prizesHint}
        maxLength={600}
        rows={6}
      />
      <Button type="submit" fullWidth loading={isSending}>
        {submit}
      </Button>
    </Form>
  );
}

export function NewTournamentPanel() {
  return (
    <Panel label={texts.add} title={texts.add}>
      <Writing label={texts.add} submit={texts.add} />
    </Panel>
  );
}

function Facts({ tournament }: { tournament: DeskTournament }) {
  const { kind, currency, startsAt, endsAt, state, players, paidAt, paid } = tournament;
  const { minOdds, oddsCap, minStake, maxBets } = tournament.rules;
  return (
    <>
      <DataList
        items={knownFacts([
          [heads.state, texts.states[state]],
          [texts.kind, texts.kindText(kind, currency)],
          [messages.startsAt, formatMinute(startsAt)],
          [messages.endsAt, formatMinute(endsAt)],
          [heads.players, messages.people(players)],
          [texts.minOdds, formatOdds(minOdds)],
          [texts.oddsCap, formatOdds(oddsCap)],
          [texts.minStake, formatMoney(minStake, currency)],
          [texts.maxBets[kind], formatCount(maxBets)],
          [texts.paidAt, paidAt === null ? null : formatMinute(paidAt)],
          [texts.paid, paidAt === null ? null : messages.points(paid)],
        ])}
      />
      <Heading level={3}>{texts.prizes}</Heading>
      <PanelText>{formatLines(tournament.prizes)}</PanelText>
    </>
  );
}

/** One tournament: to be changed or deleted until it begins. */
export function TournamentPanel({ tournament }: { tournament: DeskTournament }) {
  const { isAdmin, isRemoving, onRemove } = useUnit({
    isAdmin: $isAdmin,
    isRemoving: removing.$isPending,
    onRemove: removing.start,
  });
  const { id, title, state } = tournament;
  const isOpen = isAdmin && state === 'upcoming';
  return (
    <Panel label={texts.panel} title={title}>
      {isOpen ? (
        <>
          <Writing label={texts.change} submit={common.save} />
          <Button
            variant="danger"
            fullWidth
            loading={isRemoving}
            onClick={() => onRemove({ id, title })}
          >
            {texts.remove}
          </Button>
        </>
      ) : (
        <Facts tournament={tournament} />
      )}
      {!isAdmin && <PanelNote>{messages.adminOnly}</PanelNote>}
    </Panel>
  );
}

import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { formatMinute, Panel, PanelNote, PanelText } from '@/features/desk-list';
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

const kinds = (['sports', 'casino'] as const).map((value) => ({
  value,
  label: texts.kinds[value],
}));
const currencies = (['KRW', 'USD'] as const).map((value) => ({
  value,
  label: texts.currencies[value],
}));
const time = { hint: messages.timeHint, autoComplete: 'off', maxLength: 16 } as const;
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
      <FormTextField form={form} name="startsAt" label={messages.startsAt} {...time} />
      <FormTextField form={form} name="endsAt" label={messages.endsAt} {...time} />
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

/** Adds a tournament. */
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
        items={[
          { term: heads.state, value: texts.states[state] },
          { term: texts.kind, value: texts.kindText(kind, currency) },
          { term: messages.startsAt, value: formatMinute(startsAt) },
          { term: messages.endsAt, value: formatMinute(endsAt) },
          { term: heads.players, value: messages.people(players) },
          { term: texts.minOdds, value: formatOdds(minOdds) },
          { term: texts.oddsCap, value: formatOdds(oddsCap) },
          { term: texts.minStake, value: formatMoney(minStake, currency) },
          { term: texts.maxBets[kind], value: formatCount(maxBets) },
          ...(paidAt === null
            ? []
            : [
                { term: texts.paidAt, value: formatMinute(paidAt) },
                { term: texts.paid, value: messages.points(paid) },
              ]),
        ]}
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

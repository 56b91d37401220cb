import { useUnit } from 'effector-react';
import { levelName } from '@/entities/member';
import {
  ForAdmins,
  formatMinute,
  levelOptions,
  minuteInput,
  optionsOf,
  Panel,
} from '@/features/desk-list';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormCheckbox, FormSelect, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import {
  adding,
  endForm,
  ending,
  fieldsOf,
  form,
  kindOf,
  type QuestRow,
  questGames,
  questKinds,
} from '../model/quests';
import { messages } from './messages';

const { columns: heads, quests: texts, units } = messages;

const periods = optionsOf(texts.periods);
const kinds = optionsOf(texts.kinds, questKinds);
const games = optionsOf(texts.games, questGames);
const levels = [
  { value: '0', label: texts.allLevels },
  ...levelOptions((level) => texts.fromLevel(levelName(level))),
];
const levelText = (level: number) =>
  levels.find(({ value }) => value === String(level))?.label ?? texts.allLevels;

function EndForm() {
  const isSending = useUnit(ending.$isPending);
  return (
    <Form form={endForm} label={texts.end}>
      <FormTextField form={endForm} name="endsAt" label={messages.endsAt} {...minuteInput} />
      <Button type="submit" variant="danger" fullWidth loading={isSending}>
        {texts.end}
      </Button>
    </Form>
  );
}

/** One quest, and when it ends. */
export function QuestPanel({ quest }: { quest: QuestRow }) {
  const { title, period, condition, needsDeposit, minLevel, points, startsAt, endsAt } = quest;
  const conditions = [texts.conditionText(condition), needsDeposit && texts.withDeposit];
  return (
    <Panel label={texts.panel} title={title}>
      <DataList
        items={[
          { term: heads.state, value: messages.states[quest.state] },
          { term: texts.period, value: texts.periods[period] },
          { term: texts.kind, value: conditions.filter(Boolean).join(' · ') },
          { term: texts.minLevel, value: levelText(minLevel) },
          { term: texts.reward, value: messages.points(points) },
          { term: messages.startsAt, value: formatMinute(startsAt) },
          { term: messages.endsAt, value: formatMinute(endsAt) },
          { term: heads.claimed, value: messages.times(quest.claimed) },
          { term: texts.paid, value: messages.points(quest.paid) },
        ]}
      />
      <ForAdmins note={messages.adminOnly}>
        <EndForm />
      </ForAdmins>
    </Panel>
  );
}

const number = { form, autoComplete: 'off', inputMode: 'numeric', maxLength: 16 } as const;
const odds = { ...number, inputMode: 'decimal', trailing: units.odds } as const;

function ConditionFields() {
  const values = useUnit(form.$values);
  const kind = kindOf(values.kind);
  const has = (name: (typeof fieldsOf)[typeof kind][number]) => fieldsOf[kind].includes(name);
  return (
    <>
      <Grid columns={2} gap="3">
        <FormSelect form={form} name="kind" label={texts.kind} options={kinds} />
        <FormTextField {...number} name="amount" label={texts.amounts[kind]} />
        {has('game') && <FormSelect form={form} name="game" label={texts.game} options={games} />}
        {has('minOdds') && <FormTextField {...odds} name="minOdds" label={texts.minOdds} />}
        {has('minStake') && (
          <FormTextField {...number} name="minStake" label={texts.minStake} trailing={units.won} />
        )}
        {has('minLegs') && <FormTextField {...number} name="minLegs" label={texts.minLegs} />}
      </Grid>
      <FormCheckbox form={form} name="needsDeposit">
        {texts.needsDeposit}
      </FormCheckbox>
    </>
  );
}

export function NewQuestPanel() {
  const isSending = useUnit(adding.$isPending);
  return (
    <Panel label={texts.add} title={texts.add}>
      <Form form={form} label={texts.add}>
        <FormTextField
          form={form}
          name="title"
          label={messages.title}
          autoComplete="off"
          maxLength={60}
        />
        <FormSelect form={form} name="period" label={texts.period} options={periods} />
        <ConditionFields />
        <Grid columns={2} gap="3">
          <FormSelect form={form} name="minLevel" label={texts.minLevel} options={levels} />
          <FormTextField {...number} name="points" label={texts.reward} trailing={units.points} />
        </Grid>
        <FormTextField form={form} name="startsAt" label={messages.startsAt} {...minuteInput} />
        <FormTextField form={form} name="endsAt" label={messages.endsAt} {...minuteInput} />
        <Button type="submit" fullWidth loading={isSending}>
          {texts.add}
        </Button>
      </Form>
    </Panel>
  );
}

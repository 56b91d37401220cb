import { useGate, useUnit } from 'effector-react';
import { ForAdmins, ListSkeleton, PanelNote } from '@/features/desk-list';
import { common, loadTexts } from '@/shared/copy';
import { formatPoint } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { type AttendanceRules, form, RulesGate, rules, saving } from '../model/attendance';
import * as styles from './desk-attendance.css';
import { messages } from './messages';

const { attendance: texts, units } = messages;

function Now({ set, attendedToday }: { set: AttendanceRules; attendedToday: number }) {
  const steps = set.steps.map(texts.stepText).join(', ');
  return (
    <Card as="section" aria-label={texts.title}>
      <DataList
        divided
        items={[
          { term: texts.attendedToday, value: messages.people(attendedToday) },
          { term: texts.minDeposit, value: texts.deposit(set.minDeposit, 'KRW') },
          { term: texts.minDepositUsd, value: texts.deposit(set.minDepositUsd, 'USD') },
          { term: texts.dayPoints, value: formatPoint(set.dayPoints) },
          { term: texts.steps, value: steps || texts.noSteps },
          { term: texts.fullPoints, value: formatPoint(set.fullPoints) },
        ]}
      />
    </Card>
  );
}

function RulesForm() {
  const isSending = useUnit(saving.$isPending);
  const points = {
    form,
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 12,
    trailing: units.points,
  } as const;
  return (
    <Card as="section" aria-label={texts.form}>
      <Form form={form} label={texts.form}>
        <Grid columns={2} gap="3">
          <FormTextField
            {...points}
            name="minDeposit"
            label={texts.minDeposit}
            trailing={units.won}
          />
          <FormTextField
            {...points}
            name="minDepositUsd"
            label={texts.minDepositUsd}
            inputMode="decimal"
            trailing={units.dollars}
          />
          <FormTextField {...points} name="dayPoints" label={texts.dayPoints} />
          <FormTextField {...points} name="fullPoints" label={texts.fullPoints} />
        </Grid>
        <FormTextarea
          form={form}
          name="steps"
          label={texts.steps}
          hint={texts.stepsHint}
          maxLength={200}
          rows={3}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {common.save}
        </Button>
      </Form>
    </Card>
  );
}

/** What attendance takes and gives; admins change it. */
export function DeskAttendance() {
  useGate(RulesGate);
  const query = useQuery(rules);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading level={1}>{texts.title}</Heading>
        <PanelNote>{texts.note}</PanelNote>
      </header>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: texts.failed }}
        skeleton={<ListSkeleton />}
      >
        {({ rules: set, attendedToday }) => (
          <div className={styles.columns}>
            <Now set={set} attendedToday={attendedToday} />
            <ForAdmins note={messages.adminOnly}>
              <RulesForm />
            </ForAdmins>
          </div>
        )}
      </QueryView>
    </div>
  );
}

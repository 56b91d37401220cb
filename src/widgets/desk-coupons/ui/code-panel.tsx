import { levelName } from '@/entities/member';
import { ReasonForm } from '@/entities/staff-reason';
import { ForAdmins, levelOptions, optionsOf, Panel, PanelNote } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import { audienceOf, type CouponCode, codeWorth } from '../lib/coupon';
import { adding, closeForm, closing, form } from '../model/codes';
import { TermsFields } from './grant-fields';
import { messages } from './messages';

const { columns: heads } = messages;
const accounts = optionsOf(messages.accounts);
const levels = [{ value: 'all', label: messages.allLevels }, ...levelOptions(levelName)];

const count = { form, inputMode: 'numeric', autoComplete: 'off' } as const;

/** One code, and closing it. */
export function CodePanel({ code }: { code: CouponCode }) {
  return (
    <Panel label={messages.codePanel} title={code.code}>
      <DataList
        items={[
          { term: heads.name, value: code.name },
          { term: heads.worth, value: codeWorth(code) },
          { term: heads.state, value: messages.codeStates[code.state] },
          { term: heads.given, value: messages.givenOf(code.given, code.most) },
          { term: heads.audience, value: audienceOf(code) },
          { term: messages.days, value: messages.daysOf(code.validDays) },
          { term: heads.closesAt, value: formatDateTime(code.closesAt) },
        ]}
      />
      <ForAdmins note={messages.adminOnly}>
        {code.state !== 'closed' && (
          <ReasonForm form={closeForm} sending={closing} label={messages.close} />
        )}
      </ForAdmins>
    </Panel>
  );
}

export function NewCodePanel() {
  return (
    <Panel label={messages.addCode} title={messages.addCode}>
      <ReasonForm
        form={form}
        sending={adding}
        label={messages.addCode}
        tone="primary"
        note={<PanelNote>{messages.takesTwoNote}</PanelNote>}
      >
        <FormTextField
          form={form}
          name="code"
          label={messages.code}
          hint={messages.codeHint}
          autoComplete="off"
          maxLength={24}
        />
        <TermsFields form={form} />
        <Grid columns={2} gap="3">
          <FormTextField
            {...count}
            name="closeDays"
            label={messages.closeDays}
            trailing={messages.units.days}
          />
          <FormTextField
            {...count}
            name="most"
            label={messages.most}
            trailing={messages.units.sheets}
          />
        </Grid>
        <Grid columns={2} gap="3">
          <FormSelect form={form} name="account" label={messages.audience} options={accounts} />
          <FormSelect form={form} name="level" label={messages.audienceLevel} options={levels} />
        </Grid>
      </ReasonForm>
    </Panel>
  );
}

import { useGate, useUnit } from 'effector-react';
import { MemberFinder } from '@/entities/desk-member';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import {
  $named,
  checking,
  form,
  found,
  joinedRequested,
  loadingJoined,
  memberChosen,
  paying,
  RewardGate,
} from '../model/form';
import { $plan, payClicked } from '../model/rewards';
import * as styles from './event-rewards.css';
import { messages } from './messages';
import { RewardPlan } from './reward-plan';

const accounts = Object.entries(messages.accounts).map(([value, label]) => ({ value, label }));

function Amounts() {
  const { account } = useUnit(form.$values);
  const isMoney = account === 'money';
  return (
    <>
      <FormSelect form={form} name="account" label={messages.account} options={accounts} />
      <FormTextField
        form={form}
        name="amount"
        label={isMoney ? messages.won : messages.points}
        inputMode="numeric"
        autoComplete="off"
        trailing={isMoney ? messages.units.won : messages.units.points}
        {...(isMoney && { hint: messages.emptyHint })}
      />
      {isMoney && (
        <FormTextField
          form={form}
          name="amountUsd"
          label={messages.dollars}
          hint={messages.emptyHint}
          inputMode="decimal"
          autoComplete="off"
          trailing={messages.units.dollars}
        />
      )}
    </>
  );
}

export interface EventRewardsProps {
  eventId: number;
}

/** Rewards many members of an event: who and what is typed, what would become of each is looked at, and then it is paid. */
export function EventRewards({ eventId }: EventRewardsProps) {
  useGate(RewardGate, { eventId });
  const { named, plan, isChecking, isPaying, isLoading, onChoose, onJoined, onPay } = useUnit({
    named: $named,
    plan: $plan,
    isChecking: checking.$isPending,
    isPaying: paying.$isPending,
    onPay: payClicked,
    onChoose: memberChosen,
    isLoading: loadingJoined.$isPending,
    onJoined: joinedRequested,
  });
  return (
    <section className={styles.root}>
      <Heading level={2}>{messages.title}</Heading>
      <Form form={form} label={messages.title}>
        <MemberFinder
          form={form}
          search={found}
          hint={messages.whoHint}
          onChoose={({ userId }) => onChoose(userId)}
        />
        <Button variant="secondary" fullWidth loading={isLoading} onClick={() => onJoined()}>
          {messages.loadJoined}
        </Button>
        <FormTextarea
          form={form}
          name="members"
          label={messages.members}
          hint={messages.membersHint}
          rows={4}
        />
        <Amounts />
        <ReasonField form={form} />
        <p className={styles.note}>{messages.takesTwoNote}</p>
        <Button type="submit" variant="secondary" fullWidth loading={isChecking}>
          {messages.check(named)}
        </Button>
      </Form>
      <div role="status">
        {plan && (
          <RewardPlan
            result={plan.result}
            isPaid={plan.isPaid}
            isPaying={isPaying}
            onPay={() => onPay()}
          />
        )}
      </div>
    </section>
  );
}

import { useUnit } from 'effector-react';
import { $banks, accountMessages } from '@/entities/signup';
import { formatPhone } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { form } from '../model/form';
import { messages } from './messages';

/** What will be sent, without the passwords. */
export function JoinSummary() {
  const [values, banks] = useUnit([form.$values, $banks]);
  const bank = banks.find(({ id }) => String(id) === values.bankId)?.bankName ?? '';
  return (
    <Stack gap="4">
      <Text as="p" tone="secondary">
        {messages.confirmText}
      </Text>
      <DataList
        divided
        items={[
          { term: messages.code, value: values.code },
          { term: accountMessages.userId, value: values.userId },
          { term: accountMessages.nickname, value: values.nickname },
          { term: messages.phoneNumber, value: formatPhone(values.phoneNumber) },
          {
            term: messages.accountNumber,
            value: messages.account(bank, values.accountNumber, values.accountHolder),
          },
          { term: messages.birthYear, value: messages.yearOf(values.birthYear) },
          { term: messages.recommender, value: values.recommender || messages.none },
        ]}
      />
    </Stack>
  );
}

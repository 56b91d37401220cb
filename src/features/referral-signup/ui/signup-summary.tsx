import { useUnit } from 'effector-react';
import { accountMessages } from '@/entities/account-fields';
import { formatPhone } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $banks } from '../model/banks';
import { form } from '../model/normal-form';
import { messages, normalMessages } from './messages';

/** What will be sent, without the passwords. */
export function SignupSummary() {
  const [values, banks] = useUnit([form.$values, $banks]);
  const bank = banks.find(({ id }) => String(id) === values.bankId)?.bankName ?? '';
  return (
    <Stack gap="4">
      <Text as="p" tone="secondary">
        {normalMessages.confirmText}
      </Text>
      <DataList
        divided
        items={[
          { term: messages.codeLabel, value: values.code },
          { term: accountMessages.userId, value: values.userId },
          { term: accountMessages.nickname, value: values.nickname },
          { term: normalMessages.phoneNumber, value: formatPhone(values.phoneNumber) },
          {
            term: normalMessages.accountNumber,
            value: normalMessages.account(bank, values.accountNumber, values.accountHolder),
          },
          { term: normalMessages.birthYear, value: normalMessages.yearOf(values.birthYear) },
          { term: normalMessages.recommender, value: values.recommender || normalMessages.none },
        ]}
      />
    </Stack>
  );
}

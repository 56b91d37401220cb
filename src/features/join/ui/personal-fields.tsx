import { useUnit } from 'effector-react';
import { $banks, $banksFailed, banksRequested } from '@/entities/signup';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { $birthYears, form } from '../model/form';
import { messages } from './messages';

/** What coin-only members do not give: phone, bank account, birth year; and who recommended the site. */
export function PersonalFields() {
  const { banks, hasFailed, years, onRetry } = useUnit({
    banks: $banks,
    hasFailed: $banksFailed,
    years: $birthYears,
    onRetry: banksRequested,
  });
  return (
    <>
      <FormTextField
        form={form}
        name="phoneNumber"
        type="tel"
        inputMode="numeric"
        label={messages.phoneNumber}
        placeholder={messages.phonePlaceholder}
        checkHints={messages.checkHints}
        autoComplete="tel-national"
      />
      {hasFailed && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => onRetry()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.banksFailed}
        </Banner>
      )}
      <FormSelect
        form={form}
        name="bankId"
        label={messages.bank}
        placeholder={messages.bankPlaceholder}
        options={banks.map(({ id, bankName }) => ({ value: String(id), label: bankName }))}
      />
      <FormTextField
        form={form}
        name="accountNumber"
        inputMode="numeric"
        label={messages.accountNumber}
        placeholder={messages.accountPlaceholder}
        checkHints={messages.checkHints}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="accountHolder"
        label={messages.accountHolder}
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="birthYear"
        label={messages.birthYear}
        placeholder={messages.birthYearPlaceholder}
        options={years.map((year) => ({ value: String(year), label: messages.yearOf(year) }))}
      />
      <FormTextField
        form={form}
        name="recommender"
        label={messages.recommender}
        placeholder={messages.recommenderPlaceholder}
        autoComplete="off"
      />
    </>
  );
}

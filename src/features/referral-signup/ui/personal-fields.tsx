import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { $banks, banksQuery, banksRequested } from '../model/banks';
import { $birthYears, form } from '../model/normal-form';
import { messages, normalMessages } from './messages';

/** What coin-only members do not give: phone, bank account, birth year; and who recommended the site. */
export function PersonalFields() {
  const { banks, failure, years, onRetry } = useUnit({
    banks: $banks,
    failure: banksQuery.$failure,
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
        label={normalMessages.phoneNumber}
        placeholder={normalMessages.phonePlaceholder}
        checkHints={messages.checkHints}
        autoComplete="tel-national"
      />
      {failure !== null && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => onRetry()}>
              {normalMessages.retry}
            </Button>
          }
        >
          {normalMessages.banksFailed}
        </Banner>
      )}
      <FormSelect
        form={form}
        name="bankId"
        label={normalMessages.bank}
        placeholder={normalMessages.bankPlaceholder}
        options={banks.map(({ id, bankName }) => ({ value: String(id), label: bankName }))}
      />
      <FormTextField
        form={form}
        name="accountNumber"
        inputMode="numeric"
        label={normalMessages.accountNumber}
        placeholder={normalMessages.accountPlaceholder}
        checkHints={messages.checkHints}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="accountHolder"
        label={normalMessages.accountHolder}
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="birthYear"
        label={normalMessages.birthYear}
        placeholder={normalMessages.birthYearPlaceholder}
        options={years.map((year) => ({ value: String(year), label: normalMessages.yearOf(year) }))}
      />
      <FormTextField
        form={form}
        name="recommender"
        label={normalMessages.recommender}
        placeholder={normalMessages.recommenderPlaceholder}
        autoComplete="off"
      />
    </>
  );
}

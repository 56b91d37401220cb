import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Form, FormTextField } from '@/shared/ui/form';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { savedSlipsDialog } from '../dialogs';
import { $canSave, $isFull, list, saveForm, saving } from '../model';
import { messages } from './messages';
import { SavedSlipRow } from './saved-slip-row';

function SaveForm() {
  const [isPending, isFull] = useUnit([saving.$isPending, $isFull]);
  if (isFull) return <Banner tone="warn">{messages.full}</Banner>;
  return (
    <Form form={saveForm} label={messages.form}>
      <FormTextField
        form={saveForm}
        name="name"
        label={messages.name}
        placeholder={messages.namePlaceholder}
        hint={messages.nameHint}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" fullWidth loading={isPending}>
        {messages.save}
      </Button>
    </Form>
  );
}

function List() {
  const { data, failure, isPending, onLoad } = useUnit({
    data: list.$data,
    failure: list.$failure,
    isPending: list.$isPending,
    onLoad: list.start,
  });
  return (
    <QueryView
      data={data}
      failure={failure}
      isPending={isPending}
      texts={{ ...loadTexts, failed: messages.failed }}
      skeleton={<Skeleton height={120} shape="box" />}
      empty={<EmptyState title={messages.none} text={messages.noneText} />}
      onRetry={() => onLoad()}
    >
      {(slips) => (
        <section>
          <Text as="p" size="sm" tone="secondary">
            {messages.count(slips.length)}
          </Text>
          <ul aria-label={messages.list}>
            {slips.map((slip) => (
              <SavedSlipRow key={slip.id} slip={slip} />
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}

/** The slips that a member has saved; the one at hand is saved by a name above them. */
export function SavedSlipsDialog() {
  const [canSave, onClose] = useUnit([$canSave, savedSlipsDialog.closed]);
  return (
    <Dialog open width="wide" onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <Stack gap="4">
        {canSave && <SaveForm />}
        <List />
      </Stack>
    </Dialog>
  );
}

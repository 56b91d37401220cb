import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { TermsQuery } from '@/entities/money-request';
import { DepositSteps, tetherDeposit } from '@/features/tether-deposit';
import { TetherForm, tetherWithdrawal } from '@/features/withdrawal-request';
import { loadTexts } from '@/shared/copy';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { depositDialog, withdrawalDialog } from '../dialogs';
import { DepositGate, WithdrawalGate } from '../model';
import { messages } from './messages';

interface FormDialogProps<Terms> {
  dialog: typeof depositDialog;
  terms: TermsQuery<Terms>;
  title: string;
  failed: string;
  width: 'narrow' | 'wide';
  /** The page that has the form as well, with what was before. */
  page: ReactNode;
  children: (terms: Terms) => ReactNode;
}

/** A form over whichever page is shown, as its own page has it. */
function FormDialog<Terms>({
  dialog,
  terms,
  title,
  failed,
  width,
  page,
  children,
}: FormDialogProps<Terms>) {
  const { onClose, ...query } = useUnit({
    data: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    onRetry: terms.refresh,
    onClose: dialog.closed,
  });
  return (
    <Dialog
      open
      width={width}
      title={title}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={
        <LinkButton asChild fullWidth variant="secondary">
          {page}
        </LinkButton>
      }
    >
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed }}
        skeleton={<Skeleton height={480} shape="box" />}
      >
        {children}
      </QueryView>
    </Dialog>
  );
}

/** A deposit in coins, step by step. */
export function DepositDialog() {
  useGate(DepositGate);
  return (
    <FormDialog
      dialog={depositDialog}
      terms={tetherDeposit.terms}
      title={messages.deposit}
      failed={messages.depositFailed}
      width="narrow"
      page={<Link to="/chargeCrypto">{messages.whole}</Link>}
    >
      {(terms) => <DepositSteps terms={terms} />}
    </FormDialog>
  );
}

/** A withdrawal in tether. */
export function WithdrawalDialog() {
  useGate(WithdrawalGate);
  return (
    <FormDialog
      dialog={withdrawalDialog}
      terms={tetherWithdrawal.terms}
      title={messages.withdrawal}
      failed={messages.withdrawalFailed}
      width="wide"
      page={<Link to="/exchangeCrypto">{messages.whole}</Link>}
    >
      {(terms) => <TetherForm terms={terms} />}
    </FormDialog>
  );
}

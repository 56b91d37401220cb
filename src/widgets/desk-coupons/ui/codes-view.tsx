import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { $isAdmin } from '@/entities/member';
import { ListFrame, ListTable } from '@/features/desk-list';
import { IconPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import type { CouponCode } from '../api';
import { codeColumns } from '../lib/columns';
import { $code, $isAdding, addClicked, codes, CodesGate } from '../model/codes';
import { CodePanel } from './code-panel';
import { CouponTabs } from './coupon-tabs';
import { messages } from './messages';
import { NewCodePanel } from './new-code-panel';

const keyOf = ({ code }: CouponCode) => code;
const textOf = ({ code, name }: CouponCode) => `${code} ${name}`.toLowerCase();
const isOver = ({ state }: CouponCode) => state !== 'open';
const none = { title: messages.codesNone };

/** The codes that members may type; admins make and close them. */
export function CodesView() {
  useGate(CodesGate);
  const [search, setSearch] = useState('');
  const { items, failure, isPending, onRetry, ...page } = useUnit({
    ...{ items: codes.$data, failure: codes.$failure, isPending: codes.$isPending },
    ...{ code: $code, isAdding: $isAdding, isAdmin: $isAdmin },
    ...{ onRetry: codes.refresh, onAdd: addClicked },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.codesNote}
      figures={<CouponTabs />}
      search={{ label: messages.codeSearch, value: search, onChange: setSearch }}
      actions={
        page.isAdmin && (
          <Button size="sm" icon={<IconPlus size={16} />} onClick={() => page.onAdd()}>
            {messages.addCode}
          </Button>
        )
      }
      list={{ items, failure, isPending, onRetry: () => onRetry() }}
      failed={messages.codesFailed}
      panel={page.isAdding ? <NewCodePanel /> : page.code && <CodePanel code={page.code} />}
    >
      {(loaded) => (
        <ListTable
          label={messages.codeList}
          items={loaded}
          columns={codeColumns}
          rowKey={keyOf}
          search={search}
          searchText={textOf}
          isQuiet={isOver}
          none={none}
        />
      )}
    </ListFrame>
  );
}

import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $now } from '@/shared/lib/clock';
import { FormTextarea, FormTextField } from '@/shared/ui/form';
import type { DeskPopupRow } from '../api';
import { popupColumns } from '../lib/columns';
import { popupState } from '../lib/popup-state';
import { popups } from '../model/popups';
import { messages } from './messages';
import { PopupPreview } from './popup-preview';
import { WritingPanel } from './writing-panel';
import { WritingView } from './writing-view';

const textOf = ({ title, contents }: DeskPopupRow) => `${title} ${contents}`.toLowerCase();

/** Popups are timed by the minute: the columns change no oftener. */
const minute = 60_000;
const $minute = $now.map((now) => now - (now % minute));

function PopupPanel() {
  const { title, contents } = useUnit(popups.form.$values);
  const { form } = popups;
  return (
    <WritingPanel
      model={popups}
      label={messages.popupPanel}
      what={messages.popups}
      removeLabel={messages.popupRemove}
      preview={<PopupPreview title={title} html={contents} />}
    >
      <FormTextField
        form={form}
        name="title"
        label={messages.title}
        autoComplete="off"
        maxLength={60}
      />
      <FormTextField
        form={form}
        name="startsAt"
        label={messages.startsAt}
        hint={messages.timeHint}
        autoComplete="off"
        maxLength={16}
      />
      <FormTextField
        form={form}
        name="endsAt"
        label={messages.endsAt}
        hint={messages.timeHint}
        autoComplete="off"
        maxLength={16}
      />
      <FormTextarea
        form={form}
        name="contents"
        label={messages.contents}
        hint={messages.contentsHint}
        maxLength={10_000}
        rows={6}
      />
    </WritingPanel>
  );
}

/** The popups for members, each shown in its own time. */
export function DeskPopups() {
  const now = useUnit($minute);
  const columns = useMemo(() => popupColumns(now), [now]);
  return (
    <WritingView
      model={popups}
      title={messages.popups}
      note={messages.popupsNote}
      label={messages.popupsList}
      failed={messages.popupsFailed}
      none={messages.popupsNone}
      addLabel={messages.addPopup}
      columns={columns}
      searchText={textOf}
      isQuiet={(popup) => popupState(popup, now) === 'over'}
      panel={<PopupPanel />}
    />
  );
}

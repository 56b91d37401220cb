import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { EventRewards } from '@/features/event-reward';
import { FormCheckbox } from '@/shared/ui/form';
import type { DeskEventRow } from '../api';
import { eventColumns } from '../lib/columns';
import { timedState } from '../lib/timed-state';
import { $minute } from '../model/minute';
import { events } from '../model/events';
import { messages } from './messages';
import { PopupPreview } from './popup-preview';
import { TimedFields } from './timed-fields';
import { WritingPanel } from './writing-panel';
import { WritingView } from './writing-view';

const textOf = ({ title, contents }: DeskEventRow) => `${title} ${contents}`.toLowerCase();

function EventPanel() {
  const [{ title, contents }, id] = useUnit([events.form.$values, events.$id]);
  return (
    <WritingPanel
      model={events}
      label={messages.eventPanel}
      what={messages.events}
      removeLabel={messages.eventRemove}
      preview={<PopupPreview title={title} html={contents} />}
      more={id !== null && <EventRewards eventId={id} />}
    >
      <TimedFields form={events.form} />
      <FormCheckbox form={events.form} name="isForCoin">
        {messages.isForCoin}
      </FormCheckbox>
    </WritingPanel>
  );
}

/** The events for members, and what each gives to many of them; to one it is given on the page of the member as well. */
export function DeskEvents() {
  const now = useUnit($minute);
  const columns = useMemo(() => eventColumns(now), [now]);
  return (
    <WritingView
      model={events}
      title={messages.events}
      note={messages.eventsNote}
      label={messages.eventsList}
      failed={messages.eventsFailed}
      none={messages.eventsNone}
      addLabel={messages.addEvent}
      columns={columns}
      searchText={textOf}
      isQuiet={(event) => timedState(event, now) === 'over'}
      panel={<EventPanel />}
    />
  );
}

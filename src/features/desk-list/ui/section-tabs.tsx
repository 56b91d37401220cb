import type { ReactNode } from 'react';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { DeskLink } from './desk-link';

interface SectionTabsOptions<Tab extends string> {
  /** Of the address. */
  section: string;
  /** Names the tabs for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  words: Readonly<Record<Tab, string>>;
}

function SectionTabs<Tab extends string>({
  section,
  label,
  tabs,
  words,
  state,
}: SectionTabsOptions<Tab> & { state: Tab }) {
  return (
    <TabNav label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab}>
          <DeskLink section={section} tab={tab} aria-current={tab === state ? 'page' : undefined}>
            {words[tab]}
          </DeskLink>
        </TabLink>
      ))}
    </TabNav>
  );
}

/** The tabs of a section whose lists have an address each, for `filters` of `defineDeskList`. */
export function sectionTabs<Tab extends string>(
  options: SectionTabsOptions<Tab>,
): (props: { state: Tab }) => ReactNode {
  return ({ state }) => <SectionTabs {...options} state={state} />;
}

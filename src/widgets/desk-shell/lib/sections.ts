interface Section {
  /** Its group in the rail. */
  group: 'operate' | 'manage';
  isAdminOnly: boolean;
}

/** What the desk has beside its queues, in the order of the rail. */
const sections = {
  member: { group: 'operate', isAdminOnly: false },
  inquiry: { group: 'operate', isAdminOnly: false },
  message: { group: 'operate', isAdminOnly: false },
  post: { group: 'operate', isAdminOnly: false },
  fixture: { group: 'operate', isAdminOnly: true },
  minigame: { group: 'operate', isAdminOnly: false },
  round: { group: 'operate', isAdminOnly: false },
  casino: { group: 'operate', isAdminOnly: false },
  casinoRound: { group: 'operate', isAdminOnly: false },
  debt: { group: 'operate', isAdminOnly: false },
  coupon: { group: 'operate', isAdminOnly: false },
  news: { group: 'operate', isAdminOnly: true },
  popup: { group: 'operate', isAdminOnly: true },
  event: { group: 'operate', isAdminOnly: true },
  attendance: { group: 'operate', isAdminOnly: false },
  quest: { group: 'operate', isAdminOnly: false },
  tournament: { group: 'operate', isAdminOnly: false },
  bank: { group: 'manage', isAdminOnly: true },
  address: { group: 'manage', isAdminOnly: false },
  setting: { group: 'manage', isAdminOnly: true },
  audit: { group: 'manage', isAdminOnly: true },
} as const satisfies Record<string, Section>;

export type DeskSection = keyof typeof sections;

const all = Object.keys(sections) as DeskSection[];

/** The sections that somebody of staff sees; the server refuses a manager the others. */
export function deskSectionsOf(isAdmin: boolean, group?: Section['group']): DeskSection[] {
  return all.filter((name) => {
    const section: Section = sections[name];
    return (isAdmin || !section.isAdminOnly) && (group === undefined || section.group === group);
  });
}

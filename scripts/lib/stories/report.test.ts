import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../source-hash.ts';
import { reportStories } from './report.ts';

// Inside the project, so that the types of React are found.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'stories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const meta = (title: string, component: string, args = '{}') =>
  `const meta = { title: '${title}', component: ${component}, args: ${args} };\nexport default meta;\n`;

const tone = `
  export const tones = ['plain', 'warn', 'error'] as const;
  export interface ToneProps { tone?: (typeof tones)[number]; isOn?: boolean; size: 'sm' | 'md'; as?: 'b' | 'i' }
  export function Tone({ tone = 'plain', size }: ToneProps) { return <b data-size={size}>{tone}</b>; }`;

const record = `
  import { isOver } from '../../../../rules/status';
  export interface Item { status: 'open' | 'won' | 'lost' | 'void'; phase: number; kind: 'one' | 'two' | 'three'; note: 'a' | 'b' }
  export interface Door { kind: 'one' | 'two' }
  export interface CardProps { item: Item }
  const words = { open: 'o', won: 'w', lost: 'l', void: 'v' };
  const wordOf = (item: Item) => words[item.status];
  export function Card({ item }: CardProps) {
    return <p title={item.note}>{wordOf(item)}{isOver(item.phase)}{item.kind === 'one' && <i />}</p>;
  }`;

const files: Record<string, string> = {
  'tsconfig.json': JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['src'] }),
  'rules/status.ts': `
    export const STATUS = { before: 1, playing: 2, over: 3 } as const;
    export const isOver = (status: number) => status === STATUS.over;`,

  'src/shared/ui/all/all.tsx': tone.replaceAll('Tone(', 'All('),
  'src/shared/ui/all/all.stories.tsx': `
    import { All, tones } from './all';
    ${meta('shared/ui/All', 'All', `{ size: 'sm' }`)}
    export const Matrix = { render: () => tones.map((tone) => <All key={tone} tone={tone} size="md" isOn />) };`,
  'src/shared/ui/all/same.stories.tsx': `
    function Scene() { return <b />; }
    ${meta('shared/ui/ALL', 'Scene')}
    export const Again = {};`,

  'src/shared/ui/alone/alone.tsx': 'export function Alone() { return <b />; }',
  'src/shared/ui/alone/other.stories.tsx': `
    import { Alone } from './alone';
    function Scene() { return <Alone />; }
    ${meta('shared/icons/Scene', 'Scene')}`,

  'src/shared/ui/wrong/wrong.tsx': 'export const Wrong = () => <b />;',
  'src/shared/ui/wrong/wrong.stories.tsx': `
    import { Wrong } from './wrong';
    ${meta('shared/ui/Right', 'Wrong')}
    export const Default = {};`,

  'src/shared/ui/some/some.tsx': tone.replaceAll('Tone(', 'Some('),
  'src/shared/ui/some/some.stories.tsx': `
    import { Some, type ToneProps } from './some';
    ${meta('shared/ui/Some', 'Some', `{ size: 'sm' }`)}
    function Sample({ tone, size }: ToneProps) { return <Some tone={tone} size={size} />; }
    function Apart({ as, ...rest }: ToneProps) { return <Some {...rest} />; }
    export const On = { render: () => <Apart size="md" /> };
    export const Warned = { render: (args: ToneProps) => <Sample {...args} tone="warn" /> };`,

  'src/shared/ui/unshown/unshown.tsx': tone.replaceAll('Tone(', 'Unshown('),
  'src/shared/ui/unshown/unshown.stories.tsx': `
    import { Unshown } from './unshown';
    ${meta('shared/ui/Unshown', 'Unshown', `{ size: 'sm', tone: 'warn' }`)}
    function Never() { return <Unshown size="md" tone="error" isOn />; }`,

  'src/shared/ui/one/one.tsx': tone.replaceAll('Tone(', 'One('),
  'src/shared/ui/one/one.stories.tsx': `
    import { One } from './one';
    declare const expect: (what: object) => void;
    ${meta('shared/ui/One', 'One', `{ size: 'sm' }`)}
    function Never() { return <One size="md" tone="error" />; }
    const chosen = 'warn';
    declare const count: number;
    export const Known = {
      render: () => <One size="sm" isOn={count === 3} tone={chosen === 'warn' ? 'warn' : 'plain'} />,
      play: () => expect(<One size="md" tone="error" isOn />),
    };`,

  'src/shared/ui/listed/listed.tsx': tone.replaceAll('Tone(', 'Listed('),
  'src/shared/ui/listed/listed.stories.tsx': `
    import { Listed, tones } from './listed';
    ${meta('shared/ui/Listed', 'Listed', `{ size: 'sm' }`)}
    export const Matrix = {
      render: () => tones.map((tone, at) => (
        <Listed key={tone} size={at > 1 ? 'md' : 'sm'} tone={tone} isOn={tone === 'warn'} />
      )),
    };`,

  'src/shared/icons/draw.tsx': `
    export interface IconProps { size?: number }
    export function IconBall({ size }: IconProps) { return <svg width={size} />; }
    export function IconLost({ size }: IconProps) { return <svg width={size} />; }`,
  'src/shared/icons/index.ts': `export { IconBall } from './draw';`,
  'src/shared/icons/icons.stories.tsx': `
    import * as icons from './index';
    const meta = { title: 'shared/icons/Icons' };
    export default meta;
    export const Matrix = { render: () => Object.values(icons).map((Icon) => <Icon key={Icon.name} />) };`,

  'src/entities/item/ui/card.tsx': record,
  'src/entities/item/sample-items.ts': `
    import type { Item } from './ui/card';
    export const unusedItem: Item = { status: 'void', phase: 2, kind: 'one', note: 'a' };
    export function makeItem(over: Partial<Item> = {}): Item {
      return { status: 'open', phase: 1, kind: 'two', note: 'a', ...over };
    }`,
  'src/entities/item/ui/card.stories.tsx': `
    import { makeItem } from '../sample-items';
    import { Card, type Door } from './card';
    declare const expect: (what: object) => { toEqual: (what: object) => void };
    ${meta('entities/item/Card', 'Card', '{ item: makeItem() }')}
    const ends = ['won', 'lost'] as const;
    export const Pressed = { play: () => expect({ status: 'void' }).toEqual({ kind: 'one' }) };
    const open: Door = { kind: 'one' };
    export const Held = { render: () => <Card item={makeItem()} data-door={open.kind} /> };
    export const Matrix = { render: () => ends.map((status) => <Card key={status} item={makeItem({ status, phase: 3 })} />) };`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const { components, files: fileProblems } = reportStories(folder);
const of = (title: string) => components.find((component) => component.title === title);

it('finds the components, not their helpers and scenes', () => {
  expect(components.map(({ title }) => title).sort()).toEqual([
    'entities/item/Card',
    'shared/icons/IconBall',
    'shared/icons/IconLost',
    'shared/ui/All',
    'shared/ui/Alone',
    'shared/ui/Listed',
    'shared/ui/One',
    'shared/ui/Some',
    'shared/ui/Unshown',
    'shared/ui/Wrong',
  ]);
});

it('passes a component whose story shows every value, from args, lists and defaults', () => {
  expect(of('shared/ui/All')).toMatchObject({ problems: [], states: 8, shown: 8 });
});

it('misses the story of a component that another one only draws', () => {
  expect(of('shared/ui/Alone')?.problems).toEqual([
    'src/shared/ui/alone/alone.tsx: Alone has no story of its own',
  ]);
});

it('refuses a title that is not the path', () => {
  expect(of('shared/ui/Wrong')?.problems).toEqual([
    'src/shared/ui/wrong/wrong.stories.tsx: the title "shared/ui/Right" has to be "shared/ui/Wrong"',
  ]);
  expect(fileProblems).toContainEqual({
    layer: 'shared',
    problem:
      'src/shared/ui/alone/other.stories.tsx: the title "shared/icons/Scene" has to begin with "shared/ui/"',
  });
});

it('refuses a file whose title makes the id of another', () => {
  expect(fileProblems.filter(({ problem }) => problem.includes('the id'))).toEqual([
    {
      layer: 'shared',
      problem:
        'src/shared/ui/all/same.stories.tsx: the id "shared-ui-all" is that of src/shared/ui/all/all.stories.tsx',
    },
  ]);
});

it('takes no declared type for a value: only what is passed is shown', () => {
  expect(of('shared/ui/Some')?.problems).toEqual([
    'src/shared/ui/some/some.stories.tsx: no story shows tone error',
    'src/shared/ui/some/some.stories.tsx: no story shows isOn true',
  ]);
});

it('takes a meta without an exported story for no story', () => {
  expect(of('shared/ui/Unshown')).toMatchObject({
    problems: ['src/shared/ui/unshown/unshown.stories.tsx: exports no story'],
    shown: 0,
  });
});

it('takes what no exported story draws, and what play says, for nothing shown', () => {
  expect(of('shared/ui/One')?.problems).toEqual([
    'src/shared/ui/one/one.stories.tsx: no story shows tone error',
    'src/shared/ui/one/one.stories.tsx: no story shows isOn true',
    'src/shared/ui/one/one.stories.tsx: no story shows size md',
  ]);
});

it('takes a comparison in a list for both of its outcomes', () => {
  expect(of('shared/ui/Listed')?.problems).toEqual([]);
});

it('takes a gallery for the icons that its module exports, and for no other', () => {
  expect(of('shared/icons/IconBall')?.problems).toEqual([]);
  expect(of('shared/icons/IconLost')?.problems).toHaveLength(1);
});

it('wants the values of fields that decide something, none from another record', () => {
  expect(of('entities/item/Card')?.problems).toEqual([
    'src/entities/item/ui/card.stories.tsx: no story shows Item.phase 2',
    'src/entities/item/ui/card.stories.tsx: no story shows Item.kind one',
    'src/entities/item/ui/card.stories.tsx: no story shows Item.status void',
  ]);
});

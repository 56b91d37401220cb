import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { coverOf } from './index';

const over: CSSProperties = { position: 'absolute', inset: 0, zIndex: 1 };

interface SceneProps {
  name?: string;
  /** How the layer over the button looks. */
  layer?: CSSProperties;
  /** How the button looks. */
  button?: CSSProperties;
  /** Part of the page that holds the button. */
  container?: CSSProperties;
  /** Nothing of the part can be pressed. */
  inert?: boolean;
}

function Scene({ name, layer, button, container, inert = false }: SceneProps) {
  return (
    <div data-testid={name} style={{ position: 'relative', ...container }} inert={inert}>
      <button type="button" style={button}>
        <span>확인</span>
      </button>
      {layer && <div data-testid="layer" style={layer} />}
    </div>
  );
}

const meta = {
  title: 'shared/lib/topmost',
  component: Scene,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const letsThrough: CSSProperties = { ...over, pointerEvents: 'none', backgroundColor: 'white' };

const scenes: Record<'topmost' | 'under the layer' | 'unseen', Record<string, SceneProps>> = {
  topmost: {
    'with nothing over it': {},
    'under nothing that is seen': { layer: { ...over, pointerEvents: 'none' } },
    'under what is faded out': { layer: { ...letsThrough, opacity: 0 } },
    // A modal has switched the presses of the page off; the button is still what is seen.
    'in a page without presses': { container: { pointerEvents: 'none' } },
  },
  'under the layer': {
    'that takes the press': { layer: over },
    // As a sheet that a modal has switched off, painted over that modal: the press passes, the eye does not.
    'that lets the press through': { layer: letsThrough },
  },
  unseen: {
    hidden: { button: { visibility: 'hidden' } },
    'not drawn': { button: { display: 'none' } },
    faded: { button: { opacity: 0 } },
    inert: { inert: true },
    clipped: {
      container: { overflow: 'clip', blockSize: 10, overflowAnchor: 'none' },
      button: { marginBlockStart: 200 },
    },
  },
};
const farBelow = 'far below';

/** What is said of a button in each place. */
export const Scenes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.values(scenes).flatMap((group) =>
        Object.entries(group).map(([name, props]) => <Scene key={name} {...props} name={name} />),
      )}
      <Scene name={farBelow} button={{ marginBlockStart: 3000 }} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const coverIn = (name: string) =>
      coverOf(within(canvas.getByTestId(name)).getByText('확인').closest('button') as Element);
    for (const name of [...Object.keys(scenes.topmost), farBelow]) {
      await step(name, async () => await expect(coverIn(name)).toBeNull());
    }
    for (const name of Object.keys(scenes['under the layer'])) {
      const layer = within(canvas.getByTestId(name)).getByTestId('layer');
      await step(name, async () => await expect(coverIn(name)).toBe(layer));
    }
    for (const name of Object.keys(scenes.unseen)) {
      await step(name, async () => await expect(coverIn(name)).not.toBeNull());
    }
  },
};

/** Whoever watches the document for a change is not woken by the question. */
export const AskedWhileWatched: Story = {
  args: { layer: over },
  play: async ({ canvas }) => {
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    await expect(coverOf(canvas.getByRole('button'))).toBe(canvas.getByTestId('layer'));
    const changes = watcher.takeRecords();
    watcher.disconnect();
    await expect(changes).toHaveLength(0);
  },
};

/** A box of its own beside its label is pressed through the label. */
export const ByItsLabel: Story = {
  render: () => (
    <label style={{ position: 'relative', display: 'inline-flex' }}>
      <input type="checkbox" />
      <span style={over} />
      동의
    </label>
  ),
  play: async ({ canvas }) => {
    await expect(coverOf(canvas.getByRole('checkbox'))).toBeNull();
  },
};

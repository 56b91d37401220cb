import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { coverOf } from './index';

const over: CSSProperties = { position: 'absolute', inset: 0, zIndex: 1 };

interface SceneProps {
  /** How the layer over the button looks. */
  layer?: CSSProperties;
  /** How the button looks. */
  button?: CSSProperties;
  /** Part of the page that holds the button. */
  holder?: CSSProperties;
  /** Nothing of the part can be pressed. */
  inert?: boolean;
}

function Scene({ layer, button, holder, inert = false }: SceneProps) {
  return (
    <div style={{ position: 'relative', ...holder }} inert={inert}>
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

const isTopmost: Story['play'] = async ({ canvas }) => {
  await expect(coverOf(canvas.getByText('확인').closest('button') as Element)).toBeNull();
};
const isUnderLayer: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByText('확인').closest('button') as Element;
  await expect(coverOf(button)).toBe(canvas.getByTestId('layer'));
};
const isUnseen: Story['play'] = async ({ canvas }) => {
  await expect(coverOf(canvas.getByText('확인').closest('button') as Element)).not.toBeNull();
};

export const Uncovered: Story = { play: isTopmost };

export const UnderWhatTakesThePress: Story = { args: { layer: over }, play: isUnderLayer };

/** As a sheet that a modal has switched off, painted over that modal: the press passes, the eye does not. */
export const UnderWhatLetsThePressThrough: Story = {
  args: { layer: { ...over, pointerEvents: 'none', backgroundColor: 'white' } },
  play: isUnderLayer,
};

export const UnderNothingThatIsSeen: Story = {
  args: { layer: { ...over, pointerEvents: 'none' } },
  play: isTopmost,
};

export const UnderWhatIsFadedOut: Story = {
  args: { layer: { ...over, pointerEvents: 'none', backgroundColor: 'white', opacity: 0 } },
  play: isTopmost,
};

/** In a page whose presses a modal has switched off, the button is still what is seen. */
export const InPageWithoutPresses: Story = {
  args: { holder: { pointerEvents: 'none' } },
  play: isTopmost,
};

export const FarBelow: Story = { args: { button: { marginBlockStart: 3000 } }, play: isTopmost };

export const Hidden: Story = { args: { button: { visibility: 'hidden' } }, play: isUnseen };
export const NotDrawn: Story = { args: { button: { display: 'none' } }, play: isUnseen };
export const Faded: Story = { args: { button: { opacity: 0 } }, play: isUnseen };
export const Inert: Story = { args: { inert: true }, play: isUnseen };
export const Clipped: Story = {
  args: {
    holder: { overflow: 'clip', blockSize: 10, overflowAnchor: 'none' },
    button: { marginBlockStart: 200 },
  },
  play: isUnseen,
};

/** Whoever watches the document for a change is not woken by the question. */
export const AskedWhileWatched: Story = {
  args: { layer: over },
  play: async (context) => {
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    await isUnderLayer(context);
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

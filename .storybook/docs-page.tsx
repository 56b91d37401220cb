import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Parts that open over the page, or are one, would cover the document. */
function isWhole(title: string): boolean {
  return !/^(shared|entities)\//.test(title);
}

/** Props of what only a story is made of would pass for those of the part that it shows: `controls.disable` in its meta. */
const hasProps = ({ parameters }: { parameters: { controls?: { disable?: boolean } } }): boolean =>
  parameters.controls?.disable !== true;

/**
 * The document of a component: what it is for, its first state with its props, and the other states. What is more than
 * a part of the kit shows one state in a window of its own and links to the others.
 */
export function ComponentDocs() {
  // In the order of the file; the module itself has them by the alphabet.
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  if (!isWhole(first.title)) {
    return (
      <>
        <Title />
        <Description />
        <Primary />
        {hasProps(first) && <Controls />}
        <Stories includePrimary={false} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description />
      <Canvas of={first.moduleExport} story={{ inline: false, height: '640px' }} />
      {hasProps(first) && <Controls of={first.moduleExport} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

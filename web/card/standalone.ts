import { render, type VNode } from 'preact';

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing as an image of its own: what it uses of other files is put into it, for an image fetches nothing. */
export async function standalone(drawing: VNode): Promise<HTMLImageElement> {
  const place = document.createElement('div');
  render(drawing, place);
  const svg = place.firstElementChild as SVGSVGElement;
  await bringAlong(svg);
  const text = new XMLSerializer().serializeToString(svg);
  render(null, place);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

async function bringAlong(svg: SVGSVGElement): Promise<void> {
  const uses = [...svg.querySelectorAll('use')].filter((use) => !use.getAttribute('href')?.startsWith('#'));
  const files = new Set(uses.map((use) => fileOf(use)));
  const sheets = new Map(await Promise.all([...files].map(async (file) => [file, await read(file)] as const)));
  const pieces = document.createElementNS(SVG, 'defs');
  for (const use of uses) {
    const id = use.getAttribute('href')!.split('#')[1]!;
    const piece = sheets.get(fileOf(use))?.getElementById(id);
    if (piece != null && pieces.querySelector(`[id="${id}"]`) === null) pieces.append(document.importNode(piece, true));
    use.setAttribute('href', `#${id}`);
  }
  svg.prepend(pieces);
}

const fileOf = (use: SVGUseElement): string => use.getAttribute('href')!.split('#')[0]!;

async function read(file: string): Promise<Document> {
  const answer = await fetch(file);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

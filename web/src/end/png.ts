/*
 * A drawing on the page as a PNG. It is drawn once more on a canvas, shape by shape with the styles it has on the page: an
 * image of its source would lack the page's fonts and symbols, and the page's policy for content allows none.
 */

export const PNG = 'image/png';

/** `width` in pixels; the height follows. The fonts that the drawing has are waited for. */
export async function pngOf(svg: SVGSVGElement, width: number): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const box = svg.viewBox.baseVal;
  const scale = width / box.width;
  canvas.width = width;
  canvas.height = Math.round(box.height * scale);
  const context = canvas.getContext('2d')!;
  const toRoot = new DOMMatrix([scale, 0, 0, scale, -box.x * scale, -box.y * scale]).multiply(
    matrixOf(svg.getScreenCTM()!).inverse(),
  );
  for (const child of svg.children) draw(context, child, toRoot, 1);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), PNG),
  );
}

function matrixOf({ a, b, c, d, e, f }: DOMMatrixReadOnly): DOMMatrix {
  return new DOMMatrix([a, b, c, d, e, f]);
}

function draw(context: CanvasRenderingContext2D, element: Element, toRoot: DOMMatrix, opacity: number): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  context.globalAlpha = opacity * Number(style.opacity);
  const ctm = element.getScreenCTM();
  if (ctm) context.setTransform(toRoot.multiply(matrixOf(ctm)));
  if (element instanceof SVGUseElement) return drawSymbol(context, element, style);
  if (element instanceof SVGTextElement) return write(context, element, style);
  if (element instanceof SVGGeometryElement) return paint(context, shapeOf(element), element, style);
  const inherited = context.globalAlpha;
  for (const child of element.children) draw(context, child, toRoot, inherited);
}

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: string;
  readonly strokeLinecap: string;
  readonly strokeLinejoin: string;
  readonly strokeDasharray: string;
  readonly fillRule: string;
}

function paint(context: CanvasRenderingContext2D, shape: Path2D, element: SVGGeometryElement, style: Paint): void {
  if (style.fill !== 'none') {
    context.fillStyle = style.fill;
    context.fill(shape, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke === 'none' || !parseFloat(style.strokeWidth)) return;
  context.strokeStyle = style.stroke;
  context.lineWidth = parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(dashesOf(style.strokeDasharray, element));
  context.stroke(shape);
}

/** Dashes may be parts of a length that the shape only claims to have. */
function dashesOf(dashes: string, element: SVGGeometryElement): number[] {
  if (!dashes || dashes === 'none') return [];
  const claimed = element.pathLength.baseVal;
  const unit = claimed ? element.getTotalLength() / claimed : 1;
  return dashes.split(/[\s,]+/).map((dash) => parseFloat(dash) * unit);
}

function shapeOf(element: SVGGeometryElement): Path2D {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const shape = new Path2D();
  const of = (name: string) => Number(element.getAttribute(name) ?? 0);
  if (element instanceof SVGCircleElement) shape.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  else if (element instanceof SVGEllipseElement)
    shape.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, 2 * Math.PI);
  else if (element instanceof SVGRectElement) shape.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return shape;
}

function write(context: CanvasRenderingContext2D, element: SVGTextElement, style: CSSStyleDeclaration): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'end' : 'start';
  const [x, y] = ['x', 'y'].map((name) => Number(element.getAttribute(name) ?? 0)) as [number, number];
  const text = element.textContent?.trim() ?? '';
  context.fillStyle = style.fill;
  context.fillText(text, x, y);
  if (style.stroke === 'none' || !parseFloat(style.strokeWidth)) return;
  context.setLineDash([]);
  context.strokeStyle = style.stroke;
  context.lineWidth = parseFloat(style.strokeWidth);
  context.strokeText(text, x, y);
}

/** A symbol of the sprite, whose own attributes say how it looks; what is left open is in the colour of its use. */
function drawSymbol(context: CanvasRenderingContext2D, use: SVGUseElement, style: CSSStyleDeclaration): void {
  const symbol = document.querySelector<SVGSymbolElement>(use.getAttribute('href') ?? 'none');
  if (!symbol) return;
  const { x, y, width } = use;
  const box = symbol.viewBox.baseVal;
  const scale = width.baseVal.value / box.width;
  context.translate(x.baseVal.value, y.baseVal.value);
  context.scale(scale, scale);
  context.translate(-box.x, -box.y);
  for (const part of symbol.querySelectorAll<SVGGeometryElement>('path, circle, ellipse, rect')) {
    const said = (name: string) => {
      const value = part.closest(`[${name}]`)?.getAttribute(name) ?? '';
      if (value.startsWith('var(')) return getComputedStyle(part).getPropertyValue(name);
      return value === 'currentColor' ? style.color : value;
    };
    paint(context, shapeOf(part), part, {
      fill: said('fill') || style.color,
      stroke: said('stroke') || 'none',
      strokeWidth: said('stroke-width') || '1',
      strokeLinecap: said('stroke-linecap') || 'butt',
      strokeLinejoin: said('stroke-linejoin') || 'miter',
      strokeDasharray: '',
      fillRule: said('fill-rule'),
    });
  }
}

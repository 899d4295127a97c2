/** Kinds of resources in the dictionaries of pages and forms. */
export type ResourceKind = 'Font' | 'XObject' | 'Shading' | 'ExtGState';

/** A thing of the document that content refers to by its name. */
export interface Resource {
  readonly kind: ResourceKind;
  readonly name: string;
  readonly ref: PDFKit.PDFKitReference;
}

/** Resources as the dictionary of a page or form. */
export function dictionary(uses: Iterable<Resource>): Record<string, Record<string, PDFKit.PDFKitReference>> {
  const groups: Record<string, Record<string, PDFKit.PDFKitReference>> = {};
  for (const { kind, name, ref } of uses) {
    groups[kind] ??= {};
    groups[kind][name] = ref;
  }
  return groups;
}

export function ExportList() {
  return undefined;
}

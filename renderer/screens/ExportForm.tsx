export function ExportForm() {
  return undefined;
}

import { type BlockRow, isOfGame, isSameReport, MOST_BLOCKS, type ReportRow } from './archive.ts';

/** What people have to do with each other, in memory: blocks and reports. */
export class MemoryTies {
  private readonly blocked = new Map<string, readonly BlockRow[]>();
  private kept: readonly ReportRow[] = [];

  async block(person: string, other: BlockRow): Promise<boolean> {
    const others = (await this.blocks(person)).filter((each) => each.person !== other.person);
    if (others.length >= MOST_BLOCKS) return false;
    this.blocked.set(person, [other, ...others]);
    return true;
  }

  async unblock(person: string, other: string): Promise<void> {
    this.blocked.set(
      person,
      (await this.blocks(person)).filter((each) => each.person !== other),
    );
  }

  async blocks(person: string): Promise<readonly BlockRow[]> {
    return [...(this.blocked.get(person) ?? [])].sort((a, b) => b.when - a.when);
  }

  async blockers(person: string): Promise<readonly string[]> {
    return [...this.blocked].flatMap(([by, others]) => (others.some((each) => each.person === person) ? [by] : []));
  }

  async report(report: ReportRow): Promise<void> {
    this.kept = [report, ...this.kept.filter((each) => !isSameReport(each, report))];
  }

  async reports(limit: number): Promise<readonly ReportRow[]> {
    return [...this.kept].sort((a, b) => b.when - a.when).slice(0, limit);
  }

  async reportsBy(person: string): Promise<readonly ReportRow[]> {
    return (await this.reports(Number.POSITIVE_INFINITY)).filter(({ by }) => by === person);
  }

  async removeReport(id: string): Promise<boolean> {
    const left = this.kept.filter((each) => each.id !== id);
    const isThere = left.length < this.kept.length;
    this.kept = left;
    return isThere;
  }

  forget(person: string): void {
    this.blocked.delete(person);
    for (const [by, others] of this.blocked)
      this.blocked.set(
        by,
        others.filter((each) => each.person !== person),
      );
    this.kept = this.kept.map((report) => ({
      ...report,
      ...(report.by === person && { by: '', byName: '' }),
      ...(!isOfGame(report) && report.person === person && { person: '', name: '' }),
    }));
  }
}

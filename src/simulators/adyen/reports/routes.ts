import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { writeReport } from './write-report.ts'

type Asked = { Params: { account: string; file: string } }

/** Reports, for the report user alone. */
export function registerReports(app: FastifyInstance, sim: Simulator): void {
  app.get(
    '/reports/download/MerchantAccount/:account/:file',
    (request: FastifyRequest<Asked>, reply) => {
      if (!isReportUser(sim, request.headers.authorization))
        return reply
          .code(401)
          .header('www-authenticate', 'Basic realm="reports"')
          .send('Unauthorized')
      const { account, file } = request.params
      const [, batch] = /^settlement_detail_report_batch_(\d{1,9})\.csv$/.exec(file) ?? []
      const isOurs = account === sim.options.merchantAccount && batch !== undefined
      const report = isOurs ? writeReport(sim, Number(batch)) : undefined
      if (report === undefined) return reply.code(404).send('Not found')
      return reply.type('text/csv; charset=utf-8').send(report)
    },
  )
}

function isReportUser({ options }: Simulator, authorization: string | undefined): boolean {
  const { user, password } = options.reportAuth
  const wanted = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

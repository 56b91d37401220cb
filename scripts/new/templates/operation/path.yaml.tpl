{{camel}}:
  get:
    operationId: get{{Name}}
    x-late: true
    x-access: signedIn
    tags: [later]
    summary: Write what it answers, in a line
    description: >
      Write what a client has to know beyond the summary. It is not ready yet.
    security: [{ token: [] }]
    x-problems: [NOT_READY]
    responses:
      "200":
        description: What it answers
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [title]
              properties: { title: { type: string, maxLength: 40 } }
            example: { title: 한판 }
      default: { $ref: "../schemas/responses.yaml#/Problem" }
